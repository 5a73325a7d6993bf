import type { MessagesOf } from '../namespace';
import type { en } from './en';

export const zhCn: MessagesOf<typeof en> = {
  title: '存在的类别',
  kind: '类别',
  kinds: { person: '人物', summon: '召唤物', clone: '分身', object: '物体' },
  owner: '归属',
  ownerMissing: '召唤物或分身必有主人，请写明',
  traits: '规则会问到的特征',
  trait: {
    mindless: '无心智：心灵影响不起作用',
    ofDarkness: '黑暗存在：光明伤害升一级',
    ofLight: '光明存在：黑暗伤害升一级',
    flammable: '易燃：火焰伤害不减半',
    conductive: '导电：雷电伤害不减半',
    hasTurnNote: '其说明写明何时行动',
  },
  save: '保存',
  nothing: '没有改动',
};
