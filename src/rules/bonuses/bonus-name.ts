import { type BonusTarget, type BonusType, isBonusType, targetFit } from './bonus-types';

/** A bonus as its name says it: its type and, where the name alone settles it, what it is on. */
export type NamedBonus = Readonly<{ type: BonusType; target: BonusTarget | null }>;

/** Names beside those of the types themselves, in small letters and without "bonus", "penalty" or "defense". */
const OTHER_NAMES: Readonly<Record<string, BonusType>> = {
  assist: 'equipment',
  'equipment / assist': 'equipment',
  fortune: 'luck',
  'luck / fortune': 'luck',
  base: 'baseDefense',
  'natural armor': 'naturalArmor',
  naturalarmor: 'naturalArmor',
  natural: 'naturalArmor',
  none: 'untyped',
  内在: 'inherent',
  修行: 'training',
  增强: 'enhancement',
  器械: 'equipment',
  士气: 'morale',
  招式: 'technique',
  基础: 'baseDefense',
  闪避: 'dodge',
  天生: 'naturalArmor',
  盔甲: 'armor',
  盾牌: 'shield',
  洞察: 'insight',
  格挡: 'parry',
  环境: 'circumstance',
  幸运: 'luck',
  力场: 'force',
  偏斜: 'deflection',
  掩蔽: 'cover',
  专业: 'specialty',
  专长: 'feat',
  体积: 'size',
  表演: 'roleplay',
  完美: 'perfect',
  速度: 'speed',
  表现: 'performance',
  能量: 'energy',
  神圣: 'sacred',
  亵渎: 'profane',
  无类型: 'untyped',
};

const PARRY_TAG = /^\[(?:parry|格挡)\s*[x\d]+\]/;
const DEFENSE = /\s*(?:defen[sc]e|防御)$/;
const TO_DEFENSE = /\s+to defen[sc]e$/;
const SUFFIX = /\s*(?:bonus|penalty|加值|减值)$/;

const typeNamed = (bare: string): BonusType | undefined => {
  if (isBonusType(bare)) return bare;
  return Object.hasOwn(OTHER_NAMES, bare) ? OTHER_NAMES[bare] : undefined;
};

const isOnlyOnDefense = (type: BonusType) =>
  targetFit(type, 'defense') === 'ok' && targetFit(type, 'areaOpposed') === 'forbidden';

/**
 * Reads the name of a bonus. "Dodge Defense" is a dodge bonus to Defense; a weapon's [Parry X] gives a shield bonus,
 * not Parry Defense; assist is equipment, fortune luck. Null for a name that is no bonus type. @rule B-33
 */
export function readBonusName(name: string): NamedBonus | null {
  const plain = name.trim().toLowerCase();
  if (PARRY_TAG.test(plain)) return { type: 'shield', target: 'defense' };
  const noun = plain.replace(TO_DEFENSE, '').replace(SUFFIX, '');
  const type = typeNamed(noun.replace(DEFENSE, ''));
  if (type === undefined) return null;
  const saysDefense = TO_DEFENSE.test(plain) || DEFENSE.test(noun);
  return { type, target: saysDefense || isOnlyOnDefense(type) ? 'defense' : null };
}

/** What a cover bonus is on: what it says, and Defense when it says nothing. @rule B-34 */
export const coverTarget = (stated: 'defense' | 'areaOpposed' | null): 'defense' | 'areaOpposed' => stated ?? 'defense';
