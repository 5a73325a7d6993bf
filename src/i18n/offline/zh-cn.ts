import type { MessagesOf } from '../namespace';
import type { en } from './en';

export const zhCn: MessagesOf<typeof en> = {
  ready: '新版本已就绪。',
  reload: '重新载入',
  onceSaved: '保存后重新载入',
  later: '稍后',
};
