import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { sheet } from '@/i18n/sheet';
import { sheetDetail } from '@/i18n/sheet-detail';
import { formatDate, formatTime } from '@/i18n/time-formatters';
import type { SheetMode } from '@/store/sheet-state';
import { sheetStore } from '@/store/sheet-store';
import { showSheet } from '@/store/show-sheet';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';

export type ProblemMode = Extract<SheetMode, 'newerVersion' | 'damaged' | 'missing' | 'failed'>;

/** Why a sheet can't be shown, what was not done, and the way on. */
export function SheetProblem({ mode, onBack }: Readonly<{ mode: ProblemMode; onBack: () => void }>) {
  const { problem } = useMessages(sheetDetail);
  const { toRoster } = useMessages(sheet);
  const back = <Button onClick={onBack}>{toRoster}</Button>;
  switch (mode) {
    case 'newerVersion':
      return (
        <Page title={problem.newerVersion} text={problem.newerText}>
          <Button kind="primary" onClick={() => location.reload()}>
            {problem.reload}
          </Button>
          <DownloadRecord />
          {back}
        </Page>
      );
    case 'damaged':
      return <Damaged back={back} />;
    case 'missing':
      return (
        <Page title={problem.missing} text={problem.missingText}>
          {back}
        </Page>
      );
    case 'failed':
      return (
        <Page title={problem.failed} text={problem.failedText}>
          <TryAgain />
          {back}
        </Page>
      );
  }
}

function Damaged({ back }: Readonly<{ back: ReactNode }>) {
  const { problem } = useMessages(sheetDetail);
  const language = useLanguage();
  const lastGood = useSheet((state) => state.lastGood);
  const when = lastGood && `${formatDate(lastGood.at, language)} ${formatTime(lastGood.at, language)}`;
  return (
    <Page title={problem.damaged} text={`${problem.damagedText} ${when ? problem.lastGood(when) : problem.noLastGood}`}>
      {lastGood && (
        <Button kind="primary" onClick={() => void sheetStore.restoreLastGood()}>
          {problem.restore}
        </Button>
      )}
      <DownloadRecord />
      {back}
    </Page>
  );
}

function DownloadRecord() {
  const { problem } = useMessages(sheetDetail);
  const failure = useSheet((state) => state.failure);
  const id = useSheet((state) => state.sheetId);
  if (!failure) return null;
  const save = async () => {
    const { download } = await import('@/storage/export-sheet');
    download(`${id}.record.json`, JSON.stringify(failure.raw, null, 2));
  };
  return <Button onClick={() => void save()}>{problem.downloadRaw}</Button>;
}

function TryAgain() {
  const { verb } = useMessages(core);
  const id = useSheet((state) => state.sheetId);
  return (
    <Button kind="primary" disabled={id === null} onClick={() => void (id && showSheet(id))}>
      {verb.tryAgain}
    </Button>
  );
}

function Page({ title, text, children }: Readonly<{ title: string; text: string; children: ReactNode }>) {
  return (
    <main className="mx-auto grid max-w-xl gap-4 p-6 lg:pt-16">
      <h1 className="text-24">{title}</h1>
      <p className="text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </main>
  );
}
