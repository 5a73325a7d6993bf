/** Does a job in the next frame, once, however often it is asked for until then. */
export function inNextFrame(job: () => void): () => void {
  let isAsked = false;
  const run = () => {
    isAsked = false;
    job();
  };
  return () => {
    if (!isAsked) requestAnimationFrame(run);
    isAsked = true;
  };
}

/** Does a job once the frame that is being made has been painted. */
export function afterFrame(job: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    job();
  };
  port2.postMessage(0);
}
