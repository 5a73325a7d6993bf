const LONGEST_WAIT_MS = 100;

/** After the next frame, so that what was just done is seen before the disk is; a page out of sight soon goes on. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') {
      resolve();
      return;
    }
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
