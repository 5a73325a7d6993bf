import { useState } from 'react';

/** A choice that is kept in this browser; where storage is forbidden it lasts as long as the component. */
export function useRemembered<T extends string>(key: string, values: readonly T[], first: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => values.find((one) => one === recall(key)) ?? first);
  const choose = (next: T) => {
    setValue(next);
    remember(key, next);
  };
  return [value, choose];
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
