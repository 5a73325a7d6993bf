import { describe, expect, it } from 'vitest';
import { rules } from '@/i18n/rules';
import { zhCn } from '@/i18n/rules/zh-cn';
import { sourceDetail } from '@/i18n/source-words';

describe('what a why says of a bonus', () => {
  it.each([
    [2, 4, 'Not stacked: lower than +4', '不叠加：低于 +4'],
    [4, 4, 'Not stacked: the same as +4', '不叠加：等于 +4'],
    [-1, -3, 'Not stacked: smaller than −3', '不叠加：小于 −3'],
  ])('[B-02] %i lost to %i', (amount, best, en, zh) => {
    expect(rules.english.notStacked(amount, best)).toBe(en);
    expect(zhCn.notStacked(amount, best)).toBe(zh);
  });

  it('where it comes from and how long it lasts, in both languages', () => {
    const ward = { kind: 'effect', id: 'ward', name: 'Ward', source: 'Temple' } as const;
    const threeRounds = { ...ward, duration: { kind: 'rounds', left: 3 } } as const;
    expect(sourceDetail(threeRounds, rules.english)).toBe('Temple · 3 rounds left');
    expect(sourceDetail(threeRounds, zhCn)).toBe('Temple · 剩余 3 轮');
    expect(sourceDetail({ ...ward, source: '', duration: { kind: 'permanent' } }, zhCn)).toBe('');
    expect(sourceDetail(ward, zhCn)).toBe('Temple');
  });
});
