import type { Sheet } from '@/model/sheet';

/** Whether a number of the sheet is what a person set it to by hand. */
export const isSetByHand = ({ setByHand = [] }: Pick<Sheet, 'setByHand'>, quantity: string): boolean =>
  setByHand.includes(quantity);
