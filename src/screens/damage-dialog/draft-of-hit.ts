import type { damageTerms } from '@/i18n/damage-terms';
import { tagWord } from '@/i18n/defence-words';
import { formatDamageEntry } from '@/interop/damage-entry';
import type { EnteredPart, TakeDamage } from '@/rules';
import { type DamageDraft, EMPTY_DRAFT } from './damage-draft';

type Terms = typeof damageTerms.english;
type Qualities = Omit<EnteredPart, 'grade' | 'amount'>;

/** A hit that was taken, ready to be taken again. Whether consciousness is paid for is asked anew. */
export function draftOfHit(hit: TakeDamage, terms: Terms): DamageDraft {
  const { attack, piercing = {}, ...choices } = hit;
  const parts = hit.parts.map((part) => ({ ...part, beyond: null, words: wordsOf(part, terms) }));
  return {
    ...EMPTY_DRAFT,
    form: attack ? 'attack' : 'hit',
    entry: formatDamageEntry({ parts, unknown: [] }),
    attack: attack ? attackDraft(attack, terms) : EMPTY_DRAFT.attack,
    unavoidable: hit.unavoidable,
    source: hit.source,
    saveSuccesses: choices.saveSuccesses ?? 0,
    armorPiercing: piercing.armorPiercing ?? 0,
    highSpeed: piercing.highSpeed ?? 0,
    penalty: piercing.penalty ?? 0,
    bypasses: choices.bypasses ?? [],
    weaponDamage: choices.weaponDamage ?? null,
    sharedAmong: choices.sharedAmong ?? 1,
    poisonContestWon: choices.poisonContestWon ?? null,
    off: choices.off ?? [],
    paid: choices.paid ?? [],
    conversions: choices.conversions ?? [],
  };
}

function attackDraft({ damage, ...roll }: NonNullable<TakeDamage['attack']>, terms: Terms): DamageDraft['attack'] {
  const own = damage && {
    grade: damage.grade,
    cap: damage.cap,
    halfGoesUp: damage.halfGoesUp,
    words: wordsOf(damage, terms).join(' '),
  };
  return { ...EMPTY_DRAFT.attack, ...roll, dealsDamage: damage !== null, ...own };
}

/** The words that say of damage what is known about it. */
function wordsOf(part: Qualities, terms: Terms): readonly string[] {
  const { types = [], forms = [], materials = [], traits = [], ballistic, unavoidable } = part;
  const words = [
    ...types.filter((type) => type !== 'physical' || types.length > 1).map((type) => terms.type[type]),
    ...forms.map((form) => terms.form[form]),
    ...[...materials, ...traits].map((tag) => tagInWords(tag, terms)),
    ...(ballistic ? [terms.ballistic] : []),
    ...(unavoidable ? [terms.unavoidable] : []),
  ];
  return words.flatMap((word) => (word.startsWith('"') ? [word] : word.split(' ')));
}

/** A tag that is not in the list stands in quotation marks. */
function tagInWords(tag: string, terms: Terms): string {
  const word = tagWord(tag, terms);
  return tag.toLowerCase() in terms.tag ? word : `"${tag}"`;
}
