import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  use: '用途',
  uses: {
    roll: '用于检定',
    defense: '用于防御',
    stayConscious: '保持清醒',
    hunger: '抵抗饥渴',
    gain: '获得临时意志力',
    recover: '恢复意志力',
    lose: '失去意志力',
  },
  detail: {
    roll: (bonus) => `一次检定 +${count(bonus)} 骰，每个动作一次`,
    defense: (bonus) => `对这次攻击防御 +${count(bonus)}`,
    stayConscious: '战斗中 1 轮，战斗外 1 小时',
    hunger: (time) => `清醒 ${time}，之后必定昏厥；每场景一次`,
    gain: '不占上限，优先消耗；取较高者',
    recover: '不超过上限；可能使角色苏醒',
    lose: '因其他原因失去；先失去临时意志力',
  },
  change: (before, after) => `${count(before)} → ${count(after)}`,
  where: '场合',
  inCombat: '战斗中：1 轮',
  outside: '战斗外：1 小时',
  amount: '点数',
  sourceOptional: '来源（可选）',
  sourceHint: '注明的来源每个场景只能用一次。',
  spend: (before, after) => `支付 1 点意志力：${count(before)} → ${count(after)}`,
  gain: (n) => `获得 ${count(n)} 点临时意志力`,
  keepsHigher: (n) => `保留原有的 ${count(n)} 点`,
  recover: (n) => `恢复 ${count(n)} 点`,
  lose: (n) => `失去 ${count(n)} 点`,
};
