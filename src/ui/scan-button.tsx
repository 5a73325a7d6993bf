import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { scan } from '@/i18n/scan';
import { Button } from './button';
import { useMessages } from './preferences';
import { readsQrCodes } from './qr-reader';

const Scanner = lazy(async () => ({ default: (await import('./scanner')).Scanner }));

type ScanButtonProps = Readonly<{ onText: (text: string) => void }>;

/** Reads a QR code by the camera or from a picture. Not there where the browser can't; says so if http is the reason. */
export function ScanButton({ onText }: ScanButtonProps) {
  const words = useMessages(scan);
  const [isOpen, setOpen] = useState(false);
  if (!readsQrCodes()) {
    return globalThis.isSecureContext ? null : <p className="text-13 text-ink-2">{words.insecure}</p>;
  }
  const take = (text: string) => {
    setOpen(false);
    onText(text);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button icon={ScanQrCode} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.stop : words.scan}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Scanner onText={take} />
        </Suspense>
      )}
    </div>
  );
}
