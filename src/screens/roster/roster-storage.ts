import { createContext, use } from 'react';
import { browserStorage, type SheetStorage } from '@/storage/sheet-storage';

/** The storage the list reads; this browser's own unless another is given. */
export const RosterStorage = createContext<SheetStorage | null>(null);

export const useRosterStorage = (): SheetStorage => use(RosterStorage) ?? browserStorage();
