import { namespace } from '../namespace';
import { en } from './en';

export type { ScanWords } from './en';
export const scan = namespace(en, async () => (await import('./zh-cn')).zhCn);
