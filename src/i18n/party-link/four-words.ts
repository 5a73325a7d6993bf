import { namespace } from '../namespace';
import { wordsEn } from './words-en';

/** The words that both sides of a join compare. */
export const fourWordsList = namespace(wordsEn, async () => (await import('./words-zh-cn')).wordsZhCn);

/** The words at four places of a list. */
export const wordsAt = (list: string, places: readonly number[]): readonly string[] => {
  const all = list.trim().split(/\s+/);
  return places.map((place) => all[place] ?? '?');
};
