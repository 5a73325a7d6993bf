import { namespace } from '../namespace';
import { en } from './en';

export const sheet = namespace(en, async () => (await import('./zh-cn')).zhCn);
export type SheetWords = typeof en;
