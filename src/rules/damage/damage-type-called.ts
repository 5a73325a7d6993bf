import { DAMAGE_TYPES, type DamageType } from '@/model/damage';

/** Other names of the types, in both languages. Light in the sense of lasers is radiant; holy is the light of order. */
const NAMES: Readonly<Record<DamageType, readonly string[]>> = {
  physical: ['物理'],
  pure: ['pure energy', '纯能量'],
  fire: ['burning', 'scorching', '火焰', '燃烧', '灼烧', '火'],
  cold: ['freezing', '寒冰', '冰冻', '寒冷', '冰'],
  lightning: ['electric', 'electricity', '雷电', '闪电', '电'],
  acid: ['corrosion', 'corrosive', '腐蚀', '强酸'],
  sonic: ['sound', '音波', '声波'],
  radiant: ['laser', 'light', '光能', '激光'],
  holy: ['sacred', 'positive energy', '光明', '神圣', '正能量'],
  unholy: ['profane', 'negative energy', '黑暗', '邪恶', '负能量'],
  mental: ['精神'],
  force: ['力场'],
  poison: ['毒素', '毒'],
  falling: ['fall', '坠落'],
  fallingObject: ['falling object', '坠落物'],
};

const WORDS_THAT_SAY_NOTHING = ['damage', '伤害'];

const plain = (name: string): string => {
  const letters = name.toLowerCase().replaceAll(/[\s\-_[\]]/g, '');
  const ending = WORDS_THAT_SAY_NOTHING.find((word) => letters.endsWith(word)) ?? '';
  return letters.slice(0, letters.length - ending.length);
};

const BY_NAME: ReadonlyMap<string, DamageType> = new Map(
  DAMAGE_TYPES.flatMap((type) => [type, ...NAMES[type]].map((name) => [plain(name), type] as const)),
);

/** The damage type that goes by this name in English or Chinese, in any case, with or without "damage"; null when there is none. @rule D-01 */
export const damageTypeCalled = (name: string): DamageType | null => BY_NAME.get(plain(name)) ?? null;
