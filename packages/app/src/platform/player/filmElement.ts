/** The video element for a film: once the one that came with the page and has been loading it since, else a new one. */
export function filmElement(url: string): HTMLVideoElement {
  const early = document.getElementById('first-film');
  early?.remove();
  if (!(early instanceof HTMLVideoElement) || early.dataset.of !== url) return document.createElement('video');
  early.removeAttribute('id');
  early.hidden = false;
  return early;
}

/** Whether an element already loads the video of an address, however that address was found. */
export const isBringing = (element: HTMLVideoElement, url: string): boolean =>
  element.dataset.of === url && element.hasAttribute('src') && element.error === null;
