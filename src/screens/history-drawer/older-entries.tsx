import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { history } from '@/i18n/history';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';

/** The next older page: read when the end of the list comes into view, or when asked for. */
export function OlderEntries({ shown }: Readonly<{ shown: number }>) {
  const words = useMessages(history);
  const hasOlder = useSheet((state) => state.hasOlder && state.historyLoaded);
  const [loading, setLoading] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const load = async () => {
    if (loading) return;
    setLoading(true);
    await sheetStore.loadOlder();
    setLoading(false);
  };
  const onView = useEffectEvent(() => void load());
  // A page may be shorter than the screen: watching starts again with each page.
  useEffect(() => {
    const element = end.current;
    if (!element || shown === 0 || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onView());
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  if (!hasOlder) return null;
  return (
    <div ref={end} className="py-3">
      <Button className="w-full" disabled={loading} onClick={() => void load()}>
        {loading ? words.loadingOlder : words.older}
      </Button>
    </div>
  );
}
