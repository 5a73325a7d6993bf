import { formatNumber, formatSigned, formatTrack } from '@/i18n';
import { core } from '@/i18n/core';
import { damageTerms } from '@/i18n/damage-terms';
import { defenceCover, defenceTitle } from '@/i18n/defence-words';
import { partyPlayer } from '@/i18n/party-player';
import type { CardMind, PublicCard, StorytellerCard } from '@/party/cards';
import { useLanguage, useMessages } from '@/ui/preferences';
import type { Fact } from './card-facts';

function useMindWords(): (mind: CardMind) => string {
  const words = useMessages(partyPlayer);
  const { mind: minds } = useMessages(core);
  return (mind) => {
    if (mind === 'dead') return words.dead;
    return mind === 'mustPay' ? words.mustPay : minds[mind];
  };
}

/** What the table sees, fact by fact; null for what is kept. */
export function usePublicFacts(): (card: PublicCard) => readonly Fact[] {
  const words = useMessages(partyPlayer);
  const { status, term } = useMessages(core);
  const mindWords = useMindWords();
  return ({ name, status: label, mind, health, willpower, effects }) => [
    [words.fact.name, name],
    [words.fact.status, status[label]],
    [words.fact.mind, mindWords(mind)],
    [words.fact.track, health && words.healthOf(health.healthy, health.maximum)],
    [term.willpower, willpower && words.willpower(willpower.current, willpower.maximum, willpower.temporary)],
    [term.effects, effects && (words.list(effects) || words.fact.none)],
  ];
}

/** What the Storyteller sees, fact by fact; what is empty is left out. */
export function useStorytellerFacts(): (card: StorytellerCard) => readonly Fact[] {
  const who = useWho();
  const numbers = useNumbers();
  const lists = useLists();
  return (card) => [...who(card), ...numbers(card), ...lists(card)].filter(([, value]) => value !== '');
}

function useWho(): (card: StorytellerCard) => readonly Fact[] {
  const words = useMessages(partyPlayer);
  const { term, rank, status } = useMessages(core);
  const language = useLanguage();
  const mindWords = useMindWords();
  return (card) => [
    [words.fact.name, card.name],
    [words.fact.player, card.player],
    [words.fact.concept, card.concept],
    [term.rank, rank(card.rank)],
    [term.size, formatNumber(card.size, language)],
    [words.fact.status, status[card.status]],
    [words.fact.mind, mindWords(card.mind)],
  ];
}

function useNumbers(): (card: StorytellerCard) => readonly Fact[] {
  const words = useMessages(partyPlayer);
  const { term, unit } = useMessages(core);
  const language = useLanguage();
  return (card) => {
    const { current, maximum, temporary } = card.willpower;
    return [
      [words.fact.deadIn, card.roundsLeft === null ? '' : unit.rounds(card.roundsLeft)],
      [card.onSecondHealth ? words.fact.secondHealth : words.fact.track, formatTrack(card.track, language)],
      [term.temporaryHealth, formatNumber(card.temporaryHitPoints, language)],
      [card.onSecondHealth ? '' : words.fact.secondHealth, card.secondHealth ?? ''],
      [term.willpower, words.willpower(current, maximum, temporary)],
      [words.fact.defense, formatNumber(card.defense, language)],
      [term.woundPenalty, card.woundPenalty === 0 ? '0' : formatSigned(card.woundPenalty, language)],
      [words.fact.round, formatNumber(card.round, language)],
      [words.fact.owed, card.owed === 0 ? '' : formatNumber(card.owed, language)],
    ];
  };
}

function useLists(): (card: StorytellerCard) => readonly Fact[] {
  const words = useMessages(partyPlayer);
  const coreWords = useMessages(core);
  const terms = useMessages(damageTerms);
  const language = useLanguage();
  const { term } = coreWords;
  return (card) => [
    [term.effects, words.list(card.effects.map(({ name, rounds }) => words.effect(name, rounds)))],
    [words.fact.conditions, words.list(card.conditions.map(({ name, points }) => words.points(name, points)))],
    [words.fact.healing, words.list(card.healing.map(({ kind, rating }) => words.points(term[kind], rating)))],
    [
      words.fact.pools,
      words.list(card.pools.map(({ name, current, maximum }) => words.amount(name, current, maximum))),
    ],
    [term.gauges, words.list(card.gauges.map(({ name, value, maximum }) => words.amount(name, value, maximum)))],
    [
      words.fact.defences,
      words.list(
        card.defences.map((one) =>
          [defenceTitle(one, terms, language), one.name, defenceCover(one, terms, coreWords)]
            .filter(Boolean)
            .join(', '),
        ),
      ),
    ],
    [words.fact.more, card.more === 0 ? '' : formatNumber(card.more, language)],
  ];
}
