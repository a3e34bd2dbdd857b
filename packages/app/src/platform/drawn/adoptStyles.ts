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
