import { core } from '@/i18n/core';
import { type PartyWords, party } from '@/i18n/party';
import type { CardMind, PublicCard, StorytellerCard } from '@/party/cards';
import { worsen } from '@/rules';
import type { MindState } from '@/ui/mind-chip';
import { useMessages } from '@/ui/preferences';

const MIND_STATES: Record<CardMind, MindState> = {
  conscious: 'conscious',
  holding: 'holding',
  mustPay: 'conscious',
  unconscious: 'unconscious',
  worsening: 'worsening',
  dead: 'unconscious',
};

/** What the mind's chip shows; null for the dead and for objects, which have none. */
export const mindOfCard = ({ mind, isObject }: StorytellerCard): MindState | null =>
  mind === 'dead' || isObject ? null : MIND_STATES[mind];

export const mindOfPublic = ({ mind }: PublicCard): MindState | null => (mind === 'dead' ? null : mind);

/** Effects, conditions, healing and what waits, in one line. */
export function effectsLine(
  card: StorytellerCard,
  words: PartyWords,
  healing: Readonly<Record<string, string>>,
): string {
  return [
    ...card.conditions.map(({ name, points }) => words.points(name, points)),
    ...card.effects.map(({ name, rounds }) => words.effect(name, rounds)),
    ...card.healing.map(({ kind, rating }) => words.points(healing[kind] ?? kind, rating)),
    ...(card.secondHealth === null ? [] : [words.secondHealth(card.secondHealth)]),
    ...owedLine(card, words),
    ...(card.more > 0 ? [words.more(card.more)] : []),
  ].join(', ');
}

function owedLine({ mind, owed }: StorytellerCard, words: PartyWords): readonly string[] {
  if (mind === 'mustPay') return [words.mustPay];
  return owed > 0 ? [words.owed(owed)] : [];
}

export function useEffectsLine(): (card: StorytellerCard) => string {
  const words = useMessages(party);
  const { term } = useMessages(core);
  return (card) => effectsLine(card, words, term);
}

/** The grade that worsening turns next. @rule H-11 */
export const nextToTurn = ({ track }: StorytellerCard): 'lethal' | 'bashing' =>
  worsen(track).lethal < track.lethal ? 'lethal' : 'bashing';
