export { attitudesOf, shiftAttitude } from './attitude';
