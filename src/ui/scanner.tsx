import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { scan } from '@/i18n/scan';
import { Banner } from './banner';
import { useMessages } from './preferences';
import { readPicture, type ScanProblem, watchCamera } from './qr-reader';

type ScannerProps = Readonly<{ onText: (text: string) => void }>;

/** What the camera sees, until there is a code in it; or a picture of one. */
export function Scanner({ onText }: ScannerProps) {
  const words = useMessages(scan);
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [cameraProblem, setCameraProblem] = useState<ScanProblem | null>(null);
  const [pictureProblem, setPictureProblem] = useState<ScanProblem | null>(null);
  const found = useEffectEvent(onText);
  useEffect(() => {
    if (!video.current) return;
    return watchCamera(video.current, { onText: (text) => found(text), onProblem: setCameraProblem });
  }, []);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readPicture(file);
    target.value = '';
    if ('text' in read) onText(read.text);
    else setPictureProblem(read.problem);
  };
  return (
    <div className="grid gap-2">
      {cameraProblem ? (
        <Banner>{words.problems[cameraProblem]}</Banner>
      ) : (
        <p className="text-13 text-ink-2">{words.hold}</p>
      )}
      {/* A live picture has no captions. */}
      <video
        ref={video}
        muted
        playsInline
        aria-label={words.view}
        hidden={cameraProblem !== null}
        className="aspect-square w-full max-w-[360px] rounded-2 bg-surf-2 object-cover"
      />
      {pictureProblem && <Banner>{words.problems[pictureProblem]}</Banner>}
      <label
        htmlFor={id}
        className="inline-flex min-h-tap cursor-pointer items-center gap-2 justify-self-start rounded-2 border border-line-2 bg-surf-1 px-4 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        <ImageUp size={20} strokeWidth={1.75} aria-hidden />
        {words.picture}
        <input type="file" id={id} accept="image/*" className="sr-only" onChange={(event) => void choose(event)} />
      </label>
    </div>
  );
}
