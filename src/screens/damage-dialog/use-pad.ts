import { useState } from 'react';
import type { DamagePlan } from './damage-plan';

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** The keypad stands in for the system keyboard of a touch screen, until that is asked for. */
export function usePad() {
  const [touch, setTouch] = useState(isTouch);
  const [asked, setAsked] = useState(false);
  return {
    touch,
    /** It is there while the hit is not complete, and again when the field is tapped. */
    isShown: ({ obstacle }: DamagePlan) => touch && (asked || obstacle !== null),
    open: () => setAsked(true),
    close: () => setAsked(false),
    giveWay: () => setTouch(false),
  };
}

export type Pad = ReturnType<typeof usePad>;
