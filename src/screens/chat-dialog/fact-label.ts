import type { ChatWords } from '@/i18n/chat';
import type { CoreWords } from '@/i18n/core';
import type { FactId } from '@/interop/chat/sheet-facts';
import type { Sheet } from '@/model/sheet';

type Words = Readonly<{ core: CoreWords; chat: ChatWords }>;

/** What the sheet calls a number. */
export function factLabel(sheet: Sheet, id: FactId, { core, chat }: Words): string {
  const at = id.indexOf(':');
  if (at < 0) {
    const plain = { ...core.term, ...core.attribute, ...core.gradeTitle, experience: chat.experience };
    return plain[id as keyof typeof plain];
  }
  const entry = id.slice(at + 1);
  const named = [...sheet.skills, ...sheet.energyPools, ...sheet.gauges].find((one) => one.id === entry);
  const name = named?.name ?? '';
  return id.startsWith('poolMaximum:') ? chat.maximumOf(name) : name;
}
