import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  title: '肢体',
  lost: '失去的肢体',
  none: '没有失去肢体。',
  lostNote: '失去的肢体',
  putBackNote: '失去的肢体，已接回',
  size: (n) => `体积 ${count(n)}`,
  isPutBack: '已接回',
  backIn: (time) => `${time}后复原`,
  never: '没有再生便不会复原',
  whole: '完好',
  penalties: '规则没有为失去肢体规定减值；团内的裁定请添加为效果。',
  addEffect: '添加效果',
  rests: '休息与时间流逝同样计算，休息规划中的时间与此相同。',
  act: '发生什么',
  acts: { lose: '失去', reattach: '接回', restore: '复原' },
  help: {
    lose: '再生会逐渐使其长回。',
    reattach: '须有接回断肢的能力，且断肢仍在、尚可接合。时间重新计算，以分钟代替小时。',
    restore: '由使其立即复原的效果，或主持人裁定。',
  },
  which: '肢体',
  name: '肢体',
  known: ['左臂', '右臂', '左腿', '右腿', '左手', '右手', '脚', '手指', '眼睛', '尾巴'],
  sizeOf: '肢体体积',
  sizeHint: '小于体积 1 的部位按 1 计。',
  unnamed: '请填写肢体',
  do: {
    lose: (name) => `失去${name}`,
    reattach: (name) => `接回${name}`,
    restore: (name) => `复原${name}`,
  },
  why: {
    title: (name) => `${name}：剩余时间`,
    whole: (size, unit) => `体积 ${count(size)} × 100 ${unit === 'hours' ? '小时' : '分钟'}（再生 1）`,
    grown: '已长回',
    divided: '除以再生',
    left: '剩余，向上取整到分钟',
    regeneration: '再生',
  },
};
