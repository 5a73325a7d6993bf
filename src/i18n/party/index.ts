import { namespace } from '../namespace';
import { en } from './en';

export type { PartyWords } from './en';
export const party = namespace(en, async () => (await import('./zh-cn')).zhCn);
