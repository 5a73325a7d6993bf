export { isSetByHand } from './set-by-hand';
