import { formatNumber } from '../formatters';
import type { MessagesOf } from '../namespace';
import type { en } from './en';

const count = (n: number) => formatNumber(n, 'zh-CN');
const signed = (n: number) => `${n < 0 ? '−' : '+'}${count(Math.abs(n))}`;

export const zhCn: MessagesOf<typeof en> = {
  edit: (name) => `编辑${name}`,
  roll: (name) => `检定：${name}`,
  defense: {
    title: '防御',
    empty: '没有任何防御。',
    strips: (armor, speed) => `破甲最多削去 ${count(armor)}，高速最多削去 ${count(speed)}。`,
    attack: '面对一次攻击',
    against: '对这次攻击的防御',
    armorPiercing: '破甲',
    highSpeed: '高速',
    spellPiercing: '破魔',
    penalty: '其他减值',
    mental: '攻击心智',
    willpower: (points) => `意志力：对这次攻击 +${count(points)}`,
    traitsOff: (names) => `失效的特性：${names}。`,
    pay: '支付 1 点意志力',
  },
  skills: { title: '技能', empty: '没有技能。' },
  resources: {
    title: '资源',
    empty: '没有资源。',
    state: {
      works: '',
      imposed: (missing) => `缺少${missing}仍生效：主神暂时取走`,
      ruledOn: '主持人裁定有效',
      fails: '失效：本质受压制',
      degraded: (to) => `降为${to}`,
      suspended: (missing) => `暂停：缺少${missing}`,
      ruledOff: '主持人裁定无效',
    },
    needs: (needs) => `需要${needs}。`,
    essenceNow: '当前本质',
    restoreEssence: '结束最近一次本质改变',
  },
  items: {
    title: '物品',
    empty: '没有物品。',
    use: (name) => `使用${name}`,
    useShort: '使用',
    noneLeft: '已用完',
    value: '数值',
    worn: '穿戴或手持',
    strength: (missing, penalty) => `力量差 ${count(missing)}：${signed(-penalty)}`,
    fit: (penalty) => `体积不合：${signed(-penalty)}`,
    unusable: '无法使用',
    fails: '失效：本质受压制',
    degraded: (to) => `降为${to}`,
  },
  defences: {
    title: '伤害防护（按顺序）',
    empty: '没有对伤害的防护。',
    switchOn: (name) => `启用${name}`,
    switchOff: (name) => `停用${name}`,
    off: '已停用',
  },
  effects: {
    replaced: (name) => `取代了${name}。`,
    dismiss: (name) => `解除${name}`,
    lacks: (missing) => `缺少${missing}`,
  },
  film: {
    title: '影片的压制',
    none: '没有本质受压制',
    holds: (essence) => `${essence}本质受压制`,
    mode: '结果',
    modes: { fail: '失效', degrade: '降为较简单之物' },
    essence: '本质',
    by: '来自',
    bys: { film: '影片', effect: '区域、法术或能力' },
    hold: (essence) => `压制${essence}本质`,
    lift: '一切恢复生效',
  },
  tiles: { defense: '防御', initiative: '先攻', speed: '速度' },
};
