import { namespace } from '../namespace';
import { en } from './en';

export const panels = namespace(en, async () => (await import('./zh-cn')).zhCn);
