import type { MessagesOf } from '../namespace';
import type { en } from './en';

export const zhCn: MessagesOf<typeof en> = {
  title: '人物与契约',
  empty: '没有相识的人物，也没有契约。',
  people: '人物',
  contracts: '契约',
  beast: '野兽',
  warmer: (name) => `${name}：亲近一级`,
  colder: (name) => `${name}：疏远一级`,
  place: (step, steps) => `第 ${step} 级，共 ${steps} 级`,
  scale: '全部态度',
  moves: '没有规则改变态度，它也不影响骰数；何时变化由主持人决定。',
  meaning: {
    hostile: '愿以命换命除掉角色',
    unfriendly: '只要自身安全便处处加害',
    wary: '对角色心存疑虑',
    indifferent: '对角色毫不在意',
    friendly: '对角色略有好感',
    helpful: '只要不损及自己便会相助',
    devoted: '愿为角色献出生命',
    obedient: '已完全驯服',
  },
  does: {
    hostile: '攻击、阻挠、指控。',
    unfriendly: '欺骗、诽谤、辱骂；出事先怀疑角色；逃离。',
    wary: '不说谎，但隐去要紧之事；保持距离。',
    indifferent: '与对待旁人无异。',
    friendly: '愿意分享所知所想，帮些小忙。',
    helpful: '劝阻蠢事，有限度地支持和帮助；战斗外医治；群体增益会算上角色。',
    devoted: '战斗中保护、医治角色，并为其单独施加增益；支持任何计划。',
    obedient: '亲昵嬉戏，露出弱点，任由骑乘。',
  },
  as: (role, partner) => `身份为${role}，对方是${partner}`,
  allows: (roles) => `仍可担任：${roles}`,
  openRole: (kind, role) => `${kind}契约的${role}`,
  closed: '不容许其他契约。',
};
