import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const WAIT = 400;
const EVERY = 90;

type Hold = Readonly<{
  /** One more: at once, and again and again while held. */
  tick: () => void;
  /** Let go: keep what was counted. */
  done: () => void;
  /** The press became a scroll: forget what was counted. */
  cancel: () => void;
}>;

/** A press that repeats while it is held. Keys and screen readers click without a pointer, which is one tick. */
export function useHold({ tick, done, cancel }: Hold) {
  const [pressed, setPressed] = useState(false);
  const byPointer = useRef(false);
  const repeat = useEffectEvent(tick);
  useEffect(() => {
    if (!pressed) return;
    let every = 0;
    const wait = window.setTimeout(() => {
      every = window.setInterval(() => repeat(), EVERY);
    }, WAIT);
    return () => {
      clearTimeout(wait);
      clearInterval(every);
    };
  }, [pressed]);

  const release = (then: () => void) => () => {
    if (!pressed) return;
    setPressed(false);
    then();
  };
  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      setPressed(true);
      byPointer.current = true;
      tick();
    },
    onPointerUp: release(done),
    onPointerLeave: release(done),
    onPointerCancel: release(cancel),
    onClick: () => {
      if (!byPointer.current) {
        tick();
        done();
      }
      byPointer.current = false;
    },
  };
}
