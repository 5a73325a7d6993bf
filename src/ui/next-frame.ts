/** Does a job once in the next frame, however often it is asked for until then. `stop` takes back what still waits. */
export function inNextFrame(job: () => void): Readonly<{ ask: () => void; stop: () => void }> {
  let asked: number | null = null;
  const run = () => {
    asked = null;
    job();
  };
  return {
    ask: () => {
      asked ??= requestAnimationFrame(run);
    },
    stop: () => {
      if (asked !== null) cancelAnimationFrame(asked);
      asked = null;
    },
  };
}
