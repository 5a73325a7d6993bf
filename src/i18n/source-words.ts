import type { ContributionSource } from '@/rules';
import type { CoreWords } from './core';
import type { RulesWords } from './rules';

/** The name of what contributes to a number: an Attribute, an effect as the player named it, wounds. */
export function sourceName(source: ContributionSource, words: CoreWords, rules: RulesWords): string {
  switch (source.kind) {
    case 'attribute':
      return words.attribute[source.attribute];
    case 'legendary':
      return rules.legendaryOf(words.attribute[source.attribute]);
    case 'effect':
    case 'skill':
    case 'specialty':
    case 'item':
      return source.name;
    case 'bonus':
      return source.source.name ?? source.source.id;
    case 'defensePart':
      return rules.defensePart[source.part];
    case 'wounds':
      return rules.woundsOf(source.points, words.state[source.state]);
    case 'healthyPoints':
      return rules.healthyPoints(source.points);
    default:
      return rules.source[source.kind];
  }
}

/** Where an effect comes from and how long it still lasts; empty for anything else. */
export function sourceDetail(source: ContributionSource, { lasts }: RulesWords): string {
  if (source.kind !== 'effect') return '';
  const { duration } = source;
  const lasting = duration ? lasts[duration.kind]('left' in duration ? duration.left : 0) : '';
  return [source.source, lasting].filter((words) => words !== '').join(' · ');
}
