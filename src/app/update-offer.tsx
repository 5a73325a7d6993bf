import { useEffect, useState } from 'react';
import type { offline } from '@/i18n/offline';
import { selectUnsavedCount } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { takeUpdate } from './keep-offline';

type UpdateOfferProps = Readonly<{ words: typeof offline.english; update: ServiceWorker; onLater: () => void }>;

/** Offers a newer build. Without the player's word nothing reloads, and never while a change is not on disk. */
export function UpdateOffer({ words, update, onLater }: UpdateOfferProps) {
  const isUnsaved = useSheet(selectUnsavedCount) > 0;
  const [step, setStep] = useState<'offered' | 'wanted' | 'taken'>('offered');
  const isOffered = step === 'offered';
  useEffect(() => {
    if (isUnsaved) return;
    if (step === 'wanted') void takeUpdate(update).then(() => setStep('taken'));
    if (step === 'taken') location.reload();
  }, [step, isUnsaved, update]);
  const buttons = (
    <span className="flex gap-2">
      {isOffered && (
        <Button kind="ghost" onClick={onLater}>
          {words.later}
        </Button>
      )}
      <Button disabled={!isOffered} onClick={() => setStep('wanted')}>
        {isOffered ? words.reload : words.onceSaved}
      </Button>
    </span>
  );
  return (
    <div className="mx-auto max-w-[1280px] px-3 pt-3 lg:px-6">
      <Banner mark="none" action={buttons}>
        {words.ready}
      </Banner>
    </div>
  );
}
