import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { sheetDetail } from '@/i18n/sheet-detail';
import { selectMode, selectSaving, selectUnsavedCount } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { useExport } from './use-export';

/** What stands between a change and the disk; each stays for as long as it is true. */
export function SheetBanners() {
  const mode = useSheet(selectMode);
  const saving = useSheet(selectSaving);
  return (
    <div className="grid gap-2 px-3 pb-3 lg:px-0">
      {mode === 'readOnly' && <ReadOnlyBanner />}
      {mode === 'memoryOnly' && <MemoryBanner />}
      {saving === 'notSaved' && <NotSavedBanner />}
      {saving === 'stopped' && <StoppedBanner />}
    </div>
  );
}

/** Text over its buttons on the phone, beside them else. */
function Told({ text, children }: Readonly<{ text: string; children?: ReactNode }>) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 flex-[1_1_15rem]">{text}</span>
      {children && <span className="flex gap-2">{children}</span>}
    </span>
  );
}

function DownloadButton() {
  const { saving } = useMessages(sheetDetail);
  const exportSheet = useExport();
  return <Button onClick={() => void exportSheet()}>{saving.download}</Button>;
}

function ReadOnlyBanner() {
  const { readOnly } = useMessages(sheetDetail);
  const reason = useSheet((state) => state.readOnlyReason) ?? 'openElsewhere';
  return (
    <Banner mark="none">
      <Told text={readOnly[reason]}>
        {reason === 'removed' ? (
          <DownloadButton />
        ) : (
          <Button kind="primary" onClick={() => void sheetStore.editHere()}>
            {readOnly.editHere}
          </Button>
        )}
      </Told>
    </Banner>
  );
}

function MemoryBanner() {
  const { saving } = useMessages(sheetDetail);
  return (
    <Banner>
      <Told text={saving.memoryOnly}>
        <DownloadButton />
      </Told>
    </Banner>
  );
}

function NotSavedBanner() {
  const { saving } = useMessages(sheetDetail);
  const { verb } = useMessages(core);
  const count = useSheet(selectUnsavedCount);
  const error = useSheet((state) => state.saveError) ?? 'other';
  return (
    <Banner>
      <Told text={saving[error](count)}>
        <DownloadButton />
        <Button onClick={() => sheetStore.retrySave()}>{verb.tryAgain}</Button>
      </Told>
    </Banner>
  );
}

function StoppedBanner() {
  const { saving } = useMessages(sheetDetail);
  const count = useSheet(selectUnsavedCount);
  return (
    <Banner>
      <Told text={saving.stopped(count)}>
        <DownloadButton />
      </Told>
    </Banner>
  );
}
