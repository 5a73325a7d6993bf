import { namespace } from '../namespace';
import { en } from './en';

export type { PartyPlayerWords } from './en';
export const partyPlayer = namespace(en, async () => (await import('./zh-cn')).zhCn);
