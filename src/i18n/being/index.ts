import { namespace } from '../namespace';
import { en } from './en';

export const being = namespace(en, async () => (await import('./zh-cn')).zhCn);
