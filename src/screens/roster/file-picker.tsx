import type { RefObject } from 'react';
import { roster } from '@/i18n/roster';
import { useMessages } from '@/ui/preferences';
import { useFileDrop } from './use-file-drop';

type FilePickerProps = Readonly<{
  picker: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
}>;

/** Files come in through the browser's own dialog, or dropped anywhere on the page. */
export function FilePicker({ picker, onFiles }: FilePickerProps) {
  const { importing } = useMessages(roster);
  const isOver = useFileDrop(onFiles);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={importing.chooseFile}
        accept=".json,application/json"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again after it was mended.
          target.value = '';
          onFiles(files);
        }}
      />
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-4 border-2 border-dashed border-light bg-bg/90 text-20 font-semibold">
          {importing.drop}
        </div>
      )}
    </>
  );
}
