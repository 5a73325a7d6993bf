export { ATTITUDES, type Attitude, attitudesOf, shiftAttitude } from './attitude';
