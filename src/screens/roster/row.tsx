import type { ReactNode } from 'react';

type RowProps = Readonly<{
  /** Entries that belong to this one. */
  below?: ReactNode;
  children: ReactNode;
}>;

/** One entry of the list: full width on the phone, a slab on the desktop. */
export function Row({ below, children }: RowProps) {
  return (
    <li className="flex flex-col">
      <div className="relative grid flex-1 grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 gap-y-1 border-t border-line bg-panel px-4 py-3.5 has-[h2_button:hover]:bg-surf-2 lg:rounded-3 lg:border lg:bg-surf-1 lg:shadow-edge">
        {children}
      </div>
      {below && <ul className="border-l-2 border-line pl-4 lg:mt-3 lg:grid lg:gap-3">{below}</ul>}
    </li>
  );
}

type RowNameProps = Readonly<{ id: string; onOpen: () => void; children: ReactNode }>;

/** The name opens the sheet, and its target is the whole entry. */
export function RowName({ id, onOpen, children }: RowNameProps) {
  return (
    <h2 className="text-17">
      <button
        type="button"
        id={nameId(id)}
        onClick={onOpen}
        className="font-semibold after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus lg:focus-visible:after:rounded-3"
      >
        {children}
      </button>
    </h2>
  );
}

const nameId = (id: string) => `sheet-${id}`;

/** Puts the focus on the name of a sheet. Returns whether it is there. */
export function focusSheet(id: string): boolean {
  const name = document.getElementById(nameId(id));
  name?.focus();
  return name !== null;
}
