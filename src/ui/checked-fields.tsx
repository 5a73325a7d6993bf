import { type ComponentProps, createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import { core } from '@/i18n/core';
import { Button } from './button';
import { useMessages } from './preferences';

type Checked = Readonly<{ wrong: ReadonlySet<string>; note: (field: string, isWrong: boolean) => void }>;

const CheckedContext = createContext<Checked>({ wrong: new Set(), note: () => undefined });

/** Knows which fields within it are filled in wrong. */
export function CheckedFields({ children }: Readonly<{ children: ReactNode }>) {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [note] = useState(() => (field: string, isWrong: boolean) => {
    setWrong((now) => {
      if (now.has(field) === isWrong) return now;
      return new Set(isWrong ? [...now, field] : [...now].filter((one) => one !== field));
    });
  });
  return <CheckedContext value={{ wrong, note }}>{children}</CheckedContext>;
}

/** Tells what is around a field whether it is filled in wrong. */
export function useChecked(isWrong: boolean): void {
  const field = useId();
  const { note } = use(CheckedContext);
  useEffect(() => {
    note(field, isWrong);
    return () => note(field, false);
  }, [note, field, isWrong]);
}

/** A button that acts on what is filled in: while a field is wrong it waits and says so. */
export function CheckedButton(props: ComponentProps<typeof Button>) {
  const { error } = useMessages(core);
  const { wrong } = use(CheckedContext);
  if (wrong.size === 0) return <Button {...props} />;
  return (
    <Button {...props} disabled>
      {error.marked}
    </Button>
  );
}
