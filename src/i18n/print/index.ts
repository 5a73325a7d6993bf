import { namespace } from '../namespace';
import { en } from './en';

export const print = namespace(en, async () => (await import('./zh-cn')).zhCn);
