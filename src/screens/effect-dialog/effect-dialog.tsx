import { core } from '@/i18n/core';
import { Dialog } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';

/** Adds an effect, a condition or Attribute damage to the open sheet. */
export function EffectDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const words = useMessages(core);
  return (
    <Dialog title={words.term.effectsAndConditions} onClose={onClose}>
      {words.loading}
    </Dialog>
  );
}
