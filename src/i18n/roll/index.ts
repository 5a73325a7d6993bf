import { namespace } from '../namespace';
import { en } from './en';

export const roll = namespace(en, async () => (await import('./zh-cn')).zhCn);
