/** Reading QR codes by the browser itself, where it can; none can on a page that came by plain http. */

type Picture = HTMLVideoElement | ImageBitmap;
type Detector = Readonly<{ detect: (picture: Picture) => Promise<readonly Readonly<{ rawValue: string }>[]> }>;
type Browser = { BarcodeDetector?: new (options: Readonly<{ formats: readonly string[] }>) => Detector };

export const readsQrCodes = (): boolean => (globalThis as Browser).BarcodeDetector !== undefined;

export type ScanProblem = 'refused' | 'noCamera' | 'unsupported' | 'nothing' | 'noPicture';

/** Reads the first code of a picture; null if there is none. Throws where the browser can't read codes after all. */
function qrReader(): (picture: Picture) => Promise<string | null> {
  const { BarcodeDetector } = globalThis as Browser;
  if (!BarcodeDetector) throw new DOMException('No detector.', 'NotSupportedError');
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

function problemOf(error: unknown): ScanProblem {
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotSupportedError' || name === 'TypeError' ? 'unsupported' : 'noCamera';
}

/** The text of the code in a picture file, or why there is none. */
export async function readPicture(file: File): Promise<Readonly<{ text: string } | { problem: ScanProblem }>> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { problem: 'noPicture' };
  }
  try {
    const text = await qrReader()(picture);
    return text === null ? { problem: 'nothing' } : { text };
  } catch {
    return { problem: 'unsupported' };
  } finally {
    picture.close();
  }
}

type CameraOptions = Readonly<{ onText: (text: string) => void; onProblem: (problem: ScanProblem) => void }>;

/** Milliseconds between two looks. */
const APART = 200;

/** Shows the camera in `video` and looks for a code, until one is found or the returned function is called. */
export function watchCamera(video: HTMLVideoElement, { onText, onProblem }: CameraOptions): () => void {
  let stream: MediaStream | null = null;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const look = async (): Promise<void> => {
    const read = qrReader();
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (hasEnded) return end();
    video.srcObject = stream;
    await video.play();
    while (!hasEnded) {
      const text = await read(video);
      if (hasEnded) return;
      if (text !== null) {
        end();
        onText(text);
      }
      await new Promise((resolve) => setTimeout(resolve, APART));
    }
  };
  look().catch((error) => {
    if (!hasEnded) onProblem(problemOf(error));
    end();
  });
  return end;
}
