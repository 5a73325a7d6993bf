import { Printer } from 'lucide-react';
import { print } from '@/i18n/print';
import { selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { useShortcuts } from '@/ui/keyboard';
import { LoadingBars } from '@/ui/loading-bars';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { Paper } from './paper';

/** The sheet as it comes out of the printer, and the button that prints it. */
export function PrintScreen({ onClose }: Readonly<{ onClose: () => void }>) {
  const words = useMessages(print);
  const sheet = useSheet(selectSheet);
  useShortcuts({ escape: onClose });
  if (!sheet) return <LoadingBars />;
  return (
    <>
      <div className="paper-tools">
        <PageHeader
          title={words.title}
          subtitle={sheet.name}
          onClose={onClose}
          end={
            <Button icon={Printer} onClick={() => window.print()}>
              {words.title}
            </Button>
          }
        />
      </div>
      <main className="lg:px-6 lg:py-4">
        <Paper sheet={sheet} />
      </main>
    </>
  );
}
