export { activeAbilities } from './active-abilities';
export { meetsAttribute } from './attribute-prerequisite';
