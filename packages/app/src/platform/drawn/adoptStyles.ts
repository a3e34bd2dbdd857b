/** Resolves once a sheet has come, or has failed to: then it has none either when the page has loaded. */
function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    if (link.sheet || document.readyState === 'complete') return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    addEventListener('load', () => resolve());
  });
}

/**
 * Lets the sheets apply that follow the content of a drawn page, which has the styles of what is drawn in it. They apply together, because
 * some without the others would change what is drawn.
 */
export async function applySheets(): Promise<void> {
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  await Promise.all(late.map(settled));
  for (const link of late) link.media = 'all';
}

/**
 * Gives each element of the drawn page its own style. The page's policy allows no `style` attribute, so the server wrote the styles into a
 * sheet and numbers into the elements.
 */
export function adoptStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>('#drawn-styles');
  const styles = [...(sheet?.sheet?.cssRules ?? [])].map((rule) => (rule instanceof CSSStyleRule ? rule.style.cssText : ''));
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-s]')) {
    element.style.cssText = styles[Number(element.dataset.s)] ?? '';
    delete element.dataset.s;
  }
  sheet?.remove();
}
