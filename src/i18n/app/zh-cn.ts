import type { MessagesOf } from '../namespace';
import type { en } from './en';

export const zhCn: MessagesOf<typeof en> = {
  parties: '队伍',
  rulebook: '规则书',
  settings: '设置',
  language: '语言',
  languageName: { en: 'English', 'zh-CN': '中文' },
  theme: '主题',
  themeName: { system: '跟随系统', dark: '深色', light: '浅色' },
  letterKeys: '单键快捷键',
  on: '开',
  off: '关',
  broken: {
    title: '此页面出错了',
    text: '角色卡没有改动。重新载入即可继续；若再次出错，请从列表导出角色卡。',
    reload: '重新载入',
    toList: '回到列表',
  },
  notFound: { title: '没有这个页面', text: '这个地址在应用中不存在。', toList: '回到列表' },
};
