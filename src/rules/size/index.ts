export { type CharacterSize, characterSize, type SizeChange, type SizeTrait, startingSize } from './character-size';
export { currentSize, sizeAdjustmentsOf, sizeOf } from './sheet-size';
export { countedStrength, type SizeAdjustments, sizeAdjustments, sizeDice } from './size-adjustments';
export { type DefenseAfterSize, type SizedDefense, sizeDefense } from './size-defense';
export { sizeFromCentimetres, sizeInState } from './size-from-length';
