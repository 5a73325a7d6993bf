export { type Character, characterInput, characterOf, newSheet } from './character';
