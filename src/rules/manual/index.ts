export { isSetByHand } from './hand-marks';
