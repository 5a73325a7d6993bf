import type { CoreWords } from '@/i18n/core';
import type { panels } from '@/i18n/panels';
import type { Sheet } from '@/model/sheet';
import { type Explained, initiativeOf, sheetDefense, sizeOf, speedOf, woundPenalty } from '@/rules';
import type { DerivedNumber } from '@/ui/derived-numbers';

type PanelNames = (typeof panels.english)['tiles'];

/** The numbers that table rules can change beside those that an edit of the character shows. */
export function tableNumbers(sheet: Sheet, core: CoreWords, names: PanelNames): readonly DerivedNumber[] {
  const of = (key: string, name: string, explained: Explained | null): readonly DerivedNumber[] =>
    explained ? [{ key, name, value: explained.value, explained, main: false }] : [];
  return [
    ...of('woundPenalty', core.term.woundPenalty, woundPenalty(sheet)),
    ...of('defense', names.defense, sheetDefense(sheet).total),
    ...of('initiative', names.initiative, initiativeOf(sheet)),
    ...of('speed', names.speed, speedOf(sheet)),
    ...of('size', core.term.size, sizeOf(sheet)),
  ];
}
