import { namespace } from '../namespace';
import { en } from './en';

export const secondHealth = namespace(en, async () => (await import('./zh-cn')).zhCn);
