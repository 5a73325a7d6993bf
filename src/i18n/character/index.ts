import { namespace } from '../namespace';
import { en } from './en';

export const character = namespace(en, async () => (await import('./zh-cn')).zhCn);
