export { firedDeathTriggers } from './death-triggers';
