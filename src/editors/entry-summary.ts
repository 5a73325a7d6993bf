import { formatSigned, type Language } from '@/i18n';
import { type CoreWords, core } from '@/i18n/core';
import { damageTerms } from '@/i18n/damage-terms';
import { defenceCover, defenceTitle } from '@/i18n/defence-words';
import { type EntriesWords, entries } from '@/i18n/entries';
import { sheet } from '@/i18n/sheet';
import { targetName } from '@/i18n/target-words';
import type { Effect, Gauge, Item, Modifier } from '@/model/sheet';
import { useLanguage, useMessages } from '@/ui/preferences';
import type { CharacterEntryKind, Entries } from './entries';

type Words = Readonly<{ words: EntriesWords; core: CoreWords; language: Language }>;

/** An entry in one line below its name: what it is and what it changes. */
export function useEntrySummary(): <K extends CharacterEntryKind>(kind: K, entry: Entries[K]) => string {
  const words = useMessages(entries);
  const coreWords = useMessages(core);
  const terms = useMessages(damageTerms);
  const { effects } = useMessages(sheet);
  const language = useLanguage();
  const all = { words, core: coreWords, language };
  const changes = (modifiers: readonly Modifier[]) =>
    modifiers.map(({ target, amount, type }) => {
      const name = targetName(target, { attribute: coreWords.attribute, words: effects });
      return words.change(name, formatSigned(amount, language), words.bonusType[type]);
    });
  const partsOf: { readonly [K in CharacterEntryKind]: (entry: Entries[K]) => readonly string[] } = {
    resource: ({ kind, level, modifiers }) => [
      words.resource.kinds[kind],
      coreWords.rank(level),
      ...changes(modifiers),
    ],
    skill: ({ rating, specialties }) => [words.skill.ranks(rating), ...specialties],
    item: (item) => [...itemParts(item, all), ...changes(item.modifiers)],
    defence: (defence) => [
      defenceTitle(defence, terms, language),
      defenceCover(defence, terms, coreWords),
      defence.on ? '' : words.defence.isOff,
    ],
    effect: (effect) => [...changes(effect.modifiers), lastsFor(effect, all)],
    condition: ({ points, note }) => [words.condition.pointsOf(points), note],
    pool: ({ keys }) => keys.map((key) => coreWords.attribute[key]),
    gauge: ({ maximum, source }) => [gaugeMaximum(maximum, all), source],
    healing: ({ kind, rating }) => [words.healing.of(coreWords.term[kind], rating)],
  };
  return (kind, entry) =>
    partsOf[kind](entry)
      .filter((part) => part !== '')
      .join(' · ');
}

function gaugeMaximum(maximum: Gauge['maximum'], { words: { gauge }, core: { attribute } }: Words): string {
  switch (maximum.kind) {
    case 'none':
      return gauge.unlimited;
    case 'fixed':
      return gauge.upTo(maximum.value);
    case 'attribute':
      return gauge.upToOf(attribute[maximum.attribute]);
    case 'legendary':
      return gauge.upToOf(gauge.legendaryOf(attribute[maximum.attribute]));
    case 'skill':
      return gauge.upToOf(maximum.skill);
    case 'skillExtraSuccesses':
      return gauge.upToOf(gauge.extraSuccessesOf(maximum.skill));
  }
}

function itemParts({ kind, points, quantity, uses, worn }: Item, { words }: Words): readonly string[] {
  const { item } = words;
  return [
    item.kinds[kind],
    points > 0 ? item.pointsOf(item.points[kind], points) : '',
    quantity === 1 ? '' : item.carried(quantity),
    uses ? item.usesLeft(uses.left, uses.maximum) : '',
    worn ? item.isWorn : '',
  ];
}

function lastsFor({ duration }: Effect, { words }: Words): string {
  const { effect } = words;
  if (duration.kind === 'rounds' || duration.kind === 'minutes') return effect.leftOf[duration.kind](duration.left);
  return effect.durations[duration.kind];
}
