import type { UseQueryResult } from '@tanstack/react-query';
import { core } from '@/i18n/core';
import { rulebook } from '@/i18n/rulebook';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LoadingBars } from '@/ui/loading-bars';
import { useMessages } from '@/ui/preferences';

type FailedProps = Readonly<{ queries: readonly Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>[] }>;

/** A file of the rulebook did not come; it can be asked for again. */
export function NotLoaded({ queries }: FailedProps) {
  const words = useMessages(rulebook);
  const { verb } = useMessages(core);
  if (queries.some(({ isFetching }) => isFetching)) return <LoadingBars />;
  const again = () => {
    for (const { isError, refetch } of queries) if (isError) void refetch();
  };
  return <Banner action={<Button onClick={again}>{verb.tryAgain}</Button>}>{words.failed}</Banner>;
}
