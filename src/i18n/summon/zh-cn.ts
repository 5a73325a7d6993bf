import type { MessagesOf } from '../namespace';
import type { en } from './en';

export const zhCn: MessagesOf<typeof en> = {
  title: '召唤物或分身',
  kind: '制造什么',
  kinds: { clone: '分身', summon: '召唤物' },
  kindMeans: {
    clone: '未受伤，带有目前进行中的全部效果与不良状态；此后各自计算。',
    summon: '有自己的数值。其消耗从你的能量池中扣除。',
  },
  name: '名字',
  numbers: '属性与体积',
  cost: '你付出的代价',
  needsName: '请取名',
  wrongNumber: '请更正标出的数值',
  make: { clone: '制造分身', summon: '召唤' },
  made: (name) => `${name}有了自己的角色卡，列在你的下方。`,
  open: '打开',
  notMade: '未能制造：浏览器的存储没有响应。没有付出任何代价。',
};
