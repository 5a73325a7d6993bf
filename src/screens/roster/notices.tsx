import { X } from 'lucide-react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import { Banner } from '@/ui/banner';
import { Button, IconButton } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import type { FileProblem, Importing } from './use-import';

type NoticesProps = Readonly<{
  memoryOnly: boolean;
  importing: Importing;
  onImport: () => void;
  onForget: () => void;
  /** Tries the sample again; null while it has not failed. */
  onSample: (() => void) | null;
}>;

/** What went wrong or is not kept. Each stays until it is settled. */
export function Notices({ memoryOnly, importing, onImport, onForget, onSample }: NoticesProps) {
  const words = useMessages(roster);
  const { verb } = useMessages(core);
  const isProblem = importing.kind === 'problem';
  if (!memoryOnly && !isProblem && !onSample) return null;
  return (
    <div className="grid gap-2 px-4 py-3 lg:px-0">
      {memoryOnly && <Banner>{words.memoryOnly}</Banner>}
      {onSample && <Banner action={<Button onClick={onSample}>{verb.tryAgain}</Button>}>{words.sampleFailed}</Banner>}
      {isProblem && (
        <Banner
          action={
            <>
              <Button onClick={onImport}>{verb.tryAgain}</Button>
              <IconButton icon={X} label={verb.close} onClick={onForget} className="-ml-1.5" />
            </>
          }
        >
          <ImportProblemWords file={importing.file} problem={importing.problem} />
        </Banner>
      )}
    </div>
  );
}

function ImportProblemWords({ file, problem }: Readonly<{ file: string; problem: FileProblem }>) {
  const { importing } = useMessages(roster);
  const language = useLanguage();
  const megabytes = (bytes: number) => formatNumber(Math.ceil((bytes / 1024 / 1024) * 10) / 10, language);
  return importing.failed(file, what());

  function what(): string {
    const words = importing.problem;
    switch (problem.code) {
      case 'several':
        return words.several(problem.count);
      case 'tooBig':
        return words.tooBig(megabytes(problem.bytes), megabytes(problem.limit));
      case 'newer':
        return words.newer(problem.schema);
      case 'invalid':
        return words.invalid(problem.path);
      default:
        return words[problem.code];
    }
  }
}
