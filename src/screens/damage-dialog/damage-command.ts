import type { DamageEntry, EntryPart } from '@/interop/damage-entry';
import { damageMeaning } from '@/interop/damage-words';
import type { EnteredPart, Explode, Fall, FallingObject, HitChoices, TakeDamage } from '@/rules';
import type { DamageDraft } from './damage-draft';

export type DamageCommand = TakeDamage | Fall | FallingObject | Explode;

/** The command of a draft whose entry has been read; parts without a grade are left out. */
export function damageCommand(draft: DamageDraft, { parts }: DamageEntry): DamageCommand {
  const entered = parts.flatMap((part) => enteredPart(part, draft));
  const source = draft.source.trim();
  switch (draft.form) {
    case 'hit':
      return { ...blow(draft, entered), source };
    case 'attack':
      return {
        ...blow(
          draft,
          entered.map((part) => ({ ...part, extra: true })),
        ),
        source,
        attack: attackOf(draft),
      };
    case 'fall':
      return {
        type: 'damage/fall',
        height: draft.fall.height,
        source,
        ...(draft.fall.groundHardness > 0 && { groundHardness: draft.fall.groundHardness }),
        ...choicesOf(draft),
      };
    case 'fallingObject':
      return { ...fallingObjectOf(draft), source, ...choicesOf(draft) };
    case 'explosion':
      return {
        type: 'damage/explosion',
        blasts: entered.map(({ grade, amount, types, unavoidable }) => ({
          grade,
          amount,
          ...(types && { types }),
          ...((unavoidable || draft.unavoidable) && { unavoidable: true }),
        })),
        source,
        ...choicesOf(draft),
      };
  }
}

const blow = (draft: DamageDraft, parts: EnteredPart[]): Omit<TakeDamage, 'source'> => ({
  type: 'damage/take',
  parts,
  unavoidable: draft.unavoidable,
  ...piercingOf(draft),
  ...choicesOf(draft),
});

/** What words make of damage; nothing is written where they say nothing. */
function qualities(words: readonly string[], magical: boolean): Omit<EnteredPart, 'grade' | 'amount'> {
  const { types, forms, materials, traits, ballistic, unavoidable } = damageMeaning(words);
  const allTraits = magical && !traits.includes('Magical') ? [...traits, 'Magical'] : [...traits];
  return {
    ...(types.length > 0 && { types: [...types] }),
    ...(forms.length > 0 && { forms: [...forms] }),
    ...(materials.length > 0 && { materials: [...materials] }),
    ...(allTraits.length > 0 && { traits: allTraits }),
    ...(ballistic && { ballistic }),
    ...(unavoidable && { unavoidable }),
  };
}

const enteredPart = ({ amount, grade, words }: EntryPart, { magical }: DamageDraft): EnteredPart[] =>
  grade === null ? [] : [{ amount, grade, ...qualities(words, magical) }];

function attackOf({ attack, magical }: DamageDraft): NonNullable<TakeDamage['attack']> {
  const { successes, declared, extraSuccesses, parrying, area, save, immuneToEffect, ...own } = attack;
  const { grade, words, cap, halfGoesUp } = own;
  const damage = { grade, cap, halfGoesUp, ...qualities(wordsIn(words), magical) };
  return {
    ...{ successes, declared, extraSuccesses, parrying, area, save, immuneToEffect },
    damage: own.dealsDamage ? damage : null,
  };
}

function fallingObjectOf({ fall }: DamageDraft): Omit<FallingObject, 'source'> {
  const { as, height, successes, weight, otherSize, otherHardness, otherSaveSuccesses, fallerExempt } = fall;
  return {
    type: 'damage/falling-object',
    ...{ as, height, successes, weight, otherSaveSuccesses, fallerExempt },
    other: { size: otherSize ?? 'ground', hardness: otherHardness },
  };
}

function piercingOf({ armorPiercing, highSpeed, penalty }: DamageDraft): Pick<TakeDamage, 'piercing'> {
  const points = {
    ...(armorPiercing > 0 && { armorPiercing }),
    ...(highSpeed > 0 && { highSpeed }),
    ...(penalty > 0 && { penalty }),
  };
  return Object.keys(points).length === 0 ? {} : { piercing: points };
}

/** Only what differs from an ordinary hit, so that the history keeps no more than was said. */
function choicesOf(draft: DamageDraft): HitChoices {
  const { off, paid, conversions, bypasses, weaponDamage, saveSuccesses, sharedAmong, poisonContestWon } = draft;
  return {
    ...(off.length > 0 && { off }),
    ...(paid.length > 0 && { paid }),
    ...(conversions && conversions.length > 0 && { conversions }),
    ...(bypasses.length > 0 && { bypasses }),
    ...(weaponDamage !== null && { weaponDamage }),
    ...(saveSuccesses > 0 && { saveSuccesses }),
    ...(sharedAmong > 1 && { sharedAmong }),
    ...(poisonContestWon !== null && { poisonContestWon }),
  };
}

/** The words of a field that has no amount: "fire & silver". */
export const wordsIn = (text: string): readonly string[] => text.match(/"[^"]+"|“[^“”]+”|[^\s,;&/，、；＆]+/gu) ?? [];
