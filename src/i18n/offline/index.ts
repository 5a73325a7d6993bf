import { namespace } from '../namespace';
import { en } from './en';

export const offline = namespace(en, async () => (await import('./zh-cn')).zhCn);
