import { describe, expect, it } from 'vitest';
import {
  applyBuff,
  type Buff,
  coverTarget,
  defaultBonusType,
  illFittingGear,
  isTemporary,
  moraleApplies,
  plainTotal,
  readBonusName,
  stackBonuses,
  traitTotal,
} from '@/rules';

describe('what a bonus is', () => {
  it.each([
    { kind: 'bloodline', type: 'inherent' },
    { kind: 'augmentation', type: 'inherent' },
    { kind: 'eyeTechnique', type: 'inherent' },
    { kind: 'title', type: 'untyped' },
    { kind: 'tool', type: 'untyped' },
  ])('[B-01] [B-31] of a $kind is $type', ({ kind, type }) => {
    expect(defaultBonusType(kind)).toBe(type);
    expect(defaultBonusType(kind, null)).toBe(type);
    expect(defaultBonusType(kind, 'sacred')).toBe('sacred');
  });

  it.each([
    { name: 'Dodge Defense', read: { type: 'dodge', target: 'defense' } },
    { name: 'dodge bonus', read: { type: 'dodge', target: null } },
    { name: 'dodge bonus to defense', read: { type: 'dodge', target: 'defense' } },
    { name: 'dodge penalty', read: { type: 'dodge', target: null } },
    { name: '[Parry 3]', read: { type: 'shield', target: 'defense' } },
    { name: 'Parry Defense', read: { type: 'parry', target: 'defense' } },
    { name: 'Base Defense', read: { type: 'baseDefense', target: 'defense' } },
    { name: 'Natural Armor', read: { type: 'naturalArmor', target: 'defense' } },
    { name: 'fortune', read: { type: 'luck', target: null } },
    { name: 'assist bonus', read: { type: 'equipment', target: null } },
    { name: 'cover bonus', read: { type: 'cover', target: null } },
    { name: '闪避防御', read: { type: 'dodge', target: 'defense' } },
    { name: '幸运加值', read: { type: 'luck', target: null } },
    { name: '  Luck Bonus ', read: { type: 'luck', target: null } },
    { name: 'dodge bonus  to defence', read: { type: 'dodge', target: 'defense' } },
    { name: '[Parry12]', read: { type: 'shield', target: 'defense' } },
    { name: '[格挡 x]', read: { type: 'shield', target: 'defense' } },
    { name: 'wound', read: null },
    { name: 'constructor', read: null },
  ])('[B-33] by the name of $name', ({ name, read }) => {
    expect(readBonusName(name)).toEqual(read);
  });

  it.each([
    ['inherent', '内在加值'],
    ['training', '修行加值'],
    ['enhancement', '增强加值'],
    ['equipment', '器械加值', 'Equipment / Assist bonus'],
    ['speed', '速度加值'],
    ['morale', '士气减值'],
    ['performance', '表现加值'],
    ['technique', '招式加值'],
    ['insight', '洞察加值'],
    ['circumstance', '环境减值'],
    ['luck', '幸运加值', 'Luck / Fortune bonus'],
    ['force', '力场加值'],
    ['energy', '能量加值'],
    ['deflection', '偏斜加值'],
    ['sacred', '神圣加值'],
    ['profane', '亵渎加值'],
    ['cover', '掩蔽加值'],
    ['untyped', '无类型加值', 'none'],
    ['specialty', '专业加值', 'specialty bonus'],
    ['feat', '专长加值', 'feat bonus'],
    ['size', '体积加值'],
    ['roleplay', '表演加值'],
    ['perfect', '完美加值'],
  ])('[B-33] %s is what %s names, on nothing yet', (type, ...names) => {
    for (const name of names) expect(readBonusName(name)).toEqual({ type, target: null });
  });

  it.each([
    ['baseDefense', '基础防御'],
    ['naturalArmor', '天生防御', 'natural armor bonus', 'NaturalArmor', 'natural'],
    ['armor', '盔甲防御', 'armor bonus'],
    ['shield', '盾牌防御', 'shield bonus'],
    ['parry', '格挡防御'],
  ])('[B-33] %s is what %s names, on Defense and nothing else', (type, ...names) => {
    for (const name of names) expect(readBonusName(name)).toEqual({ type, target: 'defense' });
  });

  it('[B-34] cover that says nothing is on Defense', () => {
    expect([coverTarget(null), coverTarget('areaOpposed')]).toEqual(['defense', 'areaOpposed']);
  });

  it.each([
    { duration: null, temporary: false },
    { duration: '', temporary: false },
    { duration: ' ', temporary: false },
    { duration: 'n/a', temporary: true },
    { duration: 'one scene', temporary: true },
    { duration: { kind: 'permanent' } as const, temporary: false },
    { duration: { kind: 'untilDismissed' } as const, temporary: true },
  ])('[B-21] with a duration of $duration it is temporary: $temporary', ({ duration, temporary }) => {
    expect(isTemporary(duration)).toBe(temporary);
  });

  it('[B-35] morale needs a mind that can be reached', () => {
    expect(moraleApplies({})).toBe(true);
    expect(moraleApplies({ mindless: true })).toBe(false);
    expect(moraleApplies({ immuneToMindAffecting: true })).toBe(false);
  });

  it('[B-36] gear that does not suit costs equipment dice, which add', () => {
    const gear = [illFittingGear('halberd', 'strength', 4), illFittingGear('halberd', 'size', 2)];
    expect(stackBonuses([...gear, illFittingGear('helmet', 'size', 2)]).total).toBe(-8);
    expect(gear.map(({ source }) => source)).toEqual([
      { id: 'halberd', ability: 'strength' },
      { id: 'halberd', ability: 'size' },
    ]);
  });
});

describe('what is no bonus', () => {
  it('[B-37] changes of Initiative, Size and speed all add', () => {
    expect(plainTotal(5, [3, 3, -2])).toBe(9);
    expect(plainTotal(5, [])).toBe(5);
  });

  it('[B-38] traits go by their own description, else the highest counts', () => {
    expect(traitTotal([4, 1], true)).toBe(5);
    expect(traitTotal([4, 1], false)).toBe(4);
    expect(traitTotal([], false)).toBe(0);
  });
});

describe('buffs', () => {
  const shield = { key: 'shield', level: 'C' as const };
  const others = [{ key: 'song', level: 'D' as const }];

  it('[B-26] one instance of a source, whoever cast it', () => {
    const mine = { ...shield, caster: 'me' };
    const yours = { ...shield, caster: 'you' };
    expect(applyBuff([mine, ...others], yours)).toEqual({ active: [yours, ...others], outcome: 'replaced' });
  });

  it.each([
    { title: '[B-27] nothing there', active: others, outcome: 'added' },
    { title: '[B-27] a lower one there', active: [{ key: 'shield', level: 'D' as const }], outcome: 'replaced' },
    { title: '[B-27] an equal one there', active: [{ ...shield, left: 9 }], outcome: 'replaced' },
    { title: '[B-27] a higher one there', active: [{ key: 'shield', level: 'S' as const }], outcome: 'ignored' },
    { title: '[B-27] an amplified one there', active: [{ ...shield, amplified: 1 }], outcome: 'ignored' },
    { title: '[B-28] a debuff at the same level', active: [{ ...shield, points: 4 }], outcome: 'replaced' },
    { title: '[B-29] an area under the same wind', active: [shield], outcome: 'replaced' },
  ])('$title: $outcome', ({ active, outcome }) => {
    const after = applyBuff<Buff>(active, shield);
    expect(after.outcome).toBe(outcome);
    expect(after.active.filter(({ key }) => key === 'shield')).toHaveLength(1);
  });

  it('[B-27] levels may be plain numbers', () => {
    expect(applyBuff([{ key: 'shield', level: 10 }], { key: 'shield', level: 9 }).outcome).toBe('ignored');
  });
});
