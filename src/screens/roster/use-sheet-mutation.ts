import { useMutation, useQueryClient } from '@tanstack/react-query';
import { core } from '@/i18n/core';
import type { SheetStorage } from '@/storage/sheet-storage';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { useRosterStorage } from './roster-storage';

/** Changes stored sheets, then reads the lists anew. A failure is said, and nothing was changed. */
export function useSheetMutation<Input, Result>(
  run: (storage: SheetStorage, input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
) {
  const storage = useRosterStorage();
  const client = useQueryClient();
  const toast = useToast();
  const { error } = useMessages(core);
  return useMutation({
    mutationFn: (input: Input) => run(storage, input),
    onSuccess: onDone,
    onError: () => toast({ text: error.unexpected }),
    onSettled: () => client.invalidateQueries({ queryKey: ['sheets'] }),
  });
}
