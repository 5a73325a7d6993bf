import { namespace } from '../namespace';
import { en } from './en';

export const outcome = namespace(en, async () => (await import('./zh-cn')).zhCn);

export type OutcomeWords = typeof en;
