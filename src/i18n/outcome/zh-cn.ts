import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  now: '现在',
  after: '之后',
  title: {
    dies: '死亡',
    fallsUnconscious: '陷入昏迷',
    fallsUnconsciousAndWorsens: '陷入昏迷，伤势恶化',
    worsens: '仍然昏迷，伤势恶化',
    holds: '保持清醒',
    holdsWhileWorsening: '保持清醒，伤势恶化',
    wakes: '苏醒',
    stabilizes: '伤势不再恶化',
  },
  told: {
    dies: '死亡。',
    fallsUnconscious: '陷入昏迷。',
    fallsUnconsciousAndWorsens: '陷入昏迷，伤势恶化。',
    worsens: '伤势恶化。',
    holds: '保持清醒。',
    holdsWhileWorsening: '保持清醒，伤势恶化。',
    wakes: '苏醒。',
    stabilizes: '伤势不再恶化。',
  },
  turns: (letter, rounds) => `每轮 1 ${letter} 变为 A：${count(rounds)} 轮后死亡。`,
  healingStopsIt: '下一轮开始时快速医疗会止住恶化。',
  woundPenalty: (n) => `伤势减值：DP −${count(n)}，防御 −${count(n)}。`,
  allAggravated: (n) => `${count(n)} 点生命值全部为恶性。`,
  noHealth: '没有任何生命值。',
  mayAnswer: (names) => `可由其一响应死亡：${names}。`,
  nothingAnswers: '角色卡上没有死亡触发的能力。',
  readOnly: '此处只读',
  asLabel: (sentence) => sentence.replace(/。$/, ''),
  listSeparator: '、',
  sentences: (first, second) => `${first}。${second}`,
  sentence: (only) => `${only}。`,
};
