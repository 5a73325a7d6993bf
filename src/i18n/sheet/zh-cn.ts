import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');

export const zhCn: MessagesOf<typeof en> = {
  quickActions: '快捷操作',
  owed: '待处理',
  toRoster: '返回列表',
  outOfCombat: '非战斗',
  byHand: '手动设定',
  notFor: {
    dead: (what) => `${what}：死者无法进行`,
    unconscious: (what) => `${what}：昏迷时无法进行`,
    readOnly: (what) => `${what}：此处只读`,
  },
  status: {
    name: '伤势状态',
    falls: (weight, health) => `${count(weight)} 落在哪一档。生命值为 ${count(health)}。`,
    band: (from, to) => (from === to ? count(from) : `${count(from)}–${count(to)}`),
    here: '当前',
  },
  mind: {
    name: '意识',
    awake: '清醒，可以行动。',
    mustPay: '支付后才能保持清醒。',
    holdingTurns: (turns) =>
      turns === 0 ? '已支付意志力，清醒到下一回合。' : `已支付意志力，还能清醒 ${count(turns)} 个回合。`,
    holdingMinutes: (minutes) => `已支付意志力，还能清醒 ${count(minutes)} 分钟。`,
    rule: (title, id) => `${title} ${id}`,
  },
  healthy: (n) => `${count(n)} 健康`,
  attribute: {
    damageOne: '损伤 1 点',
    restoreOne: '恢复 1 点',
    legendary: (rank) => `传奇 ${count(rank)}`,
    legendaryWas: (rank, was) => `传奇 ${count(rank)}（原为 ${count(was)}）`,
  },
  effects: {
    add: '添加效果',
    empty: '没有效果或不良状态。',
    end: (name) => `结束${name}`,
    minutes: () => '分钟',
    rounds: () => '轮',
    points: () => '点',
    roundsLeft: '剩余轮数',
    pointsLeft: '点数',
    scene: '本场景',
    untilDismissed: '直到解消',
    always: '持续生效',
    alwaysOn: (n) => `${count(n)} 项持续生效`,
    attributeDamage: (name) => `${name}伤害`,
    attributeNote: '整日休息恢复 1 点',
    healing: (name, rating) => `${name} ${count(rating)}`,
    onDeath: '可响应死亡。',
    target: {
      maximumHealth: '生命值上限',
      maximumWillpower: '意志力上限',
      willRoll: '意志检定',
      willSave: '意志豁免',
      defense: '防御',
      initiative: '先攻',
      speed: '速度',
      size: '体积',
      damageCap: '伤害上限',
    },
    act: {
      attack: '攻击',
      melee: '近战',
      basicAttack: '普通攻击',
      reflexSave: '反射豁免',
      fortitudeSave: '强韧豁免',
    },
    rolls: (kind) => (kind === '' ? '所有检定' : `检定：${kind}`),
    extraSuccesses: (kind) => (kind === '' ? '附加成功' : `附加成功：${kind}`),
    pool: {
      maximum: (name) => (name === '' ? '所有能量池上限' : `${name}上限`),
      costReduction: (name) => (name === '' ? '能量消耗减少' : `${name}消耗减少`),
    },
    item: (name) => (name === '' ? '物品本身' : name),
    changes: (name, by) => `${name} ${by}`,
  },
};
