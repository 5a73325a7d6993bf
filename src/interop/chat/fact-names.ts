import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';

/** Numbers every sheet has that dice bots are told of. */
export const PLAIN_FACTS = [
  ...ATTRIBUTE_IDS,
  'health',
  'maximumHealth',
  'bashing',
  'lethal',
  'aggravated',
  'temporaryHealth',
  'willpower',
  'maximumWillpower',
  'temporaryWillpower',
  'size',
  'points',
  'experience',
  'woundPenalty',
] as const;
export type PlainFact = (typeof PLAIN_FACTS)[number];

type Names = Readonly<{
  en: string;
  'zh-CN': string;
  /** Other words that players and bots use for it. */
  also: readonly string[];
}>;

const ATTRIBUTES: Readonly<Record<AttributeId, Names>> = {
  strength: { en: 'Strength', 'zh-CN': '力量', also: ['str'] },
  dexterity: { en: 'Dexterity', 'zh-CN': '敏捷', also: ['dex'] },
  stamina: { en: 'Stamina', 'zh-CN': '耐力', also: ['sta'] },
  intelligence: { en: 'Intelligence', 'zh-CN': '智力', also: ['int'] },
  perception: { en: 'Perception', 'zh-CN': '感知', also: ['per'] },
  resolve: { en: 'Resolve', 'zh-CN': '决心', also: ['res', '決心'] },
  presence: { en: 'Presence', 'zh-CN': '风度', also: ['pre', '風度'] },
  manipulation: { en: 'Manipulation', 'zh-CN': '操控', also: ['man'] },
  composure: { en: 'Composure', 'zh-CN': '沉着', also: ['com', '沉著'] },
};

/** What the numbers are called in chat: without digits and spaces, which bots cut. */
export const FACT_NAMES: Readonly<Record<PlainFact, Names>> = {
  ...ATTRIBUTES,
  health: { en: 'Health', 'zh-CN': '生命', also: ['hp', '生命值', '血量'] },
  maximumHealth: { en: 'MaximumHealth', 'zh-CN': '生命上限', also: ['maxhp', 'hpmax', '生命值上限', '最大生命值'] },
  bashing: { en: 'Bashing', 'zh-CN': '冲击', also: ['b', '衝擊', '冲击伤害'] },
  lethal: { en: 'Lethal', 'zh-CN': '致命', also: ['l', '致命伤害'] },
  aggravated: { en: 'Aggravated', 'zh-CN': '恶性', also: ['a', 'agg', '惡性', '恶性伤害'] },
  temporaryHealth: { en: 'TemporaryHealth', 'zh-CN': '临时生命', also: ['temphp', 'temporaryhp', '临时生命值'] },
  willpower: { en: 'Willpower', 'zh-CN': '意志', also: ['wp', '意志力'] },
  maximumWillpower: { en: 'MaximumWillpower', 'zh-CN': '意志上限', also: ['maxwp', 'wpmax', '意志力上限'] },
  temporaryWillpower: { en: 'TemporaryWillpower', 'zh-CN': '临时意志', also: ['tempwp', '临时意志力'] },
  size: { en: 'Size', 'zh-CN': '体积', also: ['體積'] },
  points: { en: 'RewardPoints', 'zh-CN': '奖励点', also: ['points', '獎勵點', '奖励点数'] },
  experience: { en: 'Experience', 'zh-CN': '经验', also: ['xp', 'exp', '经验值', '經驗'] },
  woundPenalty: { en: 'WoundPenalty', 'zh-CN': '伤势减值', also: [] },
};

/** What stands behind the name of a pool in the name of its maximum. */
export const MAXIMUM_OF = { en: 'Maximum', 'zh-CN': '上限' } as const;

const CHINESE_DIGITS = '〇一二三四五六七八九';

/** A name as bots take it: letters only; a digit becomes a Chinese one. Empty when nothing is left. */
export const chatName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\d/g, (digit) => CHINESE_DIGITS.charAt(Number(digit)))
    .replaceAll(/[^\p{L}\p{M}〇]/gu, '');

/** What two names have in common that mean the same. */
export const sameName = (name: string): string => chatName(name).toLowerCase();
