import { namespace } from '../namespace';
import { en } from './en';

export const effect = namespace(en, async () => (await import('./zh-cn')).zhCn);
