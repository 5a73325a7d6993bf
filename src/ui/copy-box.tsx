import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Banner } from './banner';
import { Button, type ButtonKind } from './button';
import { copyText } from './copy-text';
import { TextAreaField } from './fields';
import { useAnnounce } from './live-region';

type CopyWords = Readonly<{ copy: string; copied: string; notCopied: string }>;

/** What copying a text takes: the box it stands in, and the button. */
export type CopyBox = Readonly<{ box: ReactNode; button: ReactNode }>;

type CopyBoxOptions = Readonly<{ text: string; label: string; words: CopyWords; kind?: ButtonKind; rows?: number }>;

/** A text in a box and a button that copies it; where the browser refuses, the text is selected and that is said. */
export function useCopyBox({ text, label, words, kind = 'plain', rows = 3 }: CopyBoxOptions): CopyBox {
  const area = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Readonly<{ text: string; ok: boolean }> | null>(null);
  const announce = useAnnounce();
  const said = outcome?.text === text ? outcome : null;
  const copy = async () => {
    const ok = await copyText(text);
    setOutcome({ text, ok });
    if (ok) announce(words.copied);
    else area.current?.querySelector('textarea')?.select();
  };
  return {
    box: (
      <div ref={area} className="grid gap-2">
        <TextAreaField label={label} value={text} readOnly rows={rows} />
        {said?.ok === false && <Banner>{words.notCopied}</Banner>}
      </div>
    ),
    button: (
      <Button kind={kind} icon={said?.ok ? Check : Copy} disabled={text === ''} onClick={() => void copy()}>
        {said?.ok ? words.copied : words.copy}
      </Button>
    ),
  };
}
