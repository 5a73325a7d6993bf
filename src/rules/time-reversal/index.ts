export { type NamedAmounts, reverseTime } from './reverse-time';
