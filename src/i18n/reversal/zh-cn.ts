import type { MessagesOf } from '../namespace';
import type { en } from './en';

export const zhCn: MessagesOf<typeof en> = {
  title: '时间回溯',
  notUndo: '这是游戏中的时间回溯：此后用掉或兑换的都不会恢复。若只是桌上弄错了，请用“撤销”或“历史”。',
  to: '回到此事发生之前',
  before: (phrase) => `…… ${phrase}`,
  older: '更早的时刻',
  noMoment: '还没有发生任何可以回溯的事。',
  comesBack: '会恢复',
  comesBackAlways: '生命值、意志力、能量、效果、状态和时刻，恢复到当时。',
  staysGone: '不会恢复',
  staysAlways: '消耗品、使用次数、与主神的兑换、奖励点和经验值。',
  lives: '复生',
  isBack: '恢复',
  isGone: '消失',
  isKept: '保留',
  stays: (after, then) => `仍为 ${after}，当时为 ${then}`,
  goBack: '回溯时间',
};
