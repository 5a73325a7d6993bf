import { namespace } from '../namespace';
import { en } from './en';

export const app = namespace(en, async () => (await import('./zh-cn')).zhCn);
