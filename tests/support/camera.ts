import { onTestFinished, vi } from 'vitest';

/** A browser with a camera that reads codes: it sees what a test holds before it, and the same in every picture. */
export function aCamera() {
  const seen = { text: null as string | null };
  const track = { stop: vi.fn() };
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [track] }));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => (seen.text === null ? [] : [{ rawValue: seen.text }]);
    },
  );
  vi.stubGlobal('createImageBitmap', async ({ type }: File) => {
    if (!type.startsWith('image/')) throw new DOMException('no image', 'InvalidStateError');
    return { close: () => undefined };
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  return { seen, track, getUserMedia };
}
