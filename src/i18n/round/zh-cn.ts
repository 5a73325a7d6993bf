import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  moment: '要做什么',
  moments: { start: '开始本轮', turn: '本人回合', end: '结束本轮', scene: '结束场景', time: '时间流逝' },
  happens: '将会发生',
  worsens: (letter, points) => `${count(points)} ${letter} 变为 A`,
  left: (before, after) => `${count(before)} → ${count(after)} 轮`,
  ends: '结束',
  healing: '快速医疗',
  healed: (amounts) => `治疗 ${amounts}`,
  owes: '1 点意志力以保持清醒',
  owed: '待支付',
  nothing: '没有其他变化。',
  sources: (ratings) => `等级 ${ratings}`,
  capacity: (points, aggravated) =>
    aggravated > 0
      ? `${count(points)} 点用于 B 和 L，或 4 点换 1 A，最多 ${count(aggravated)} A`
      : `${count(points)} 点用于 B 和 L；没有来源达到治疗 A 所需的 4 点`,
  aggravatedFirst: '用 4 点治疗一点恶性伤',
  heal: (grade) => `治疗${grade}`,
  choose: '手动分配点数',
  pay: '支付 1 点意志力，本轮保持清醒',
  payHour: '支付 1 点意志力，一小时内保持清醒',
  cannotPay: '没有意志力可保持清醒',
  change: (before, after) => `${count(before)} → ${count(after)}`,
  endRound: (n) => `结束第 ${count(n)} 轮`,
  startRound: (n) => `开始第 ${count(n)} 轮`,
  takeActions: (n) => (n === 1 ? '执行动作' : `执行 ${count(n)} 个动作`),
  pass: (time) => `过去 ${time}`,
  dies: (deed, name) => `${deed}：${name}死亡`,
  pickAction: '选择本回合的动作',
  typeTime: '填写时长',
  actions: '本轮的动作',
  actionsLeft: (n) => (n === 0 ? '已用' : `剩 ${count(n)}`),
  worsensThen: '伤势恶化',
  howLong: '时长',
  unit: '单位',
  units: { minutes: '分钟', hours: '小时', days: '天' },
  untilDeath: '距死亡',
  deadIn: (before, after) => (before === null ? `${count(after)} 轮` : `${count(before)} → ${count(after)} 轮`),
  becomes: (before, after) => `${before} → ${after}`,
  whole: '恢复完整',
  paidTime: '以意志力保持清醒',
  hunger: '饥饿',
  fells: '陷入昏迷',
  fellsIn: (time) => `${time}后昏迷`,
  saves: (n) => `需作 ${count(n)} 次豁免`,
  usesBack: (n) => `恢复 ${count(n)} 个每场景一次的用途`,
  roundsStart: '轮数重新计算',
  nothingEnds: '没有随场景结束的东西。',
};
