import { namespace } from '../namespace';
import { en } from './en';

export type RoundWords = typeof en;

export const round = namespace(en, async () => (await import('./zh-cn')).zhCn);
