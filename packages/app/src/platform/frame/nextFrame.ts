/** Pages out of sight get no frames; their work comes a little later, ms. */
const hiddenPause = 250;

/** Does something with the next frame, or soon while the page is out of sight. */
export const nextFrame = (work: () => void): void =>
  void (document.visibilityState === 'visible' ? requestAnimationFrame(work) : setTimeout(work, hiddenPause));
