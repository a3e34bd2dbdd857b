/** Formerly focused controls that are remembered: enough for a dialog, its opener and the opener's menu. */
const most = 12;
const controls = 'a[href], button, input, textarea, select, [tabindex="0"]';

/** A formerly focused control with its ancestors at that time, the nearest first. */
interface Had {
  control: HTMLElement;
  around: readonly Element[];
  /** It stood on the page itself, not in a layer over it. */
  isOfPage: boolean;
}

function* aroundOf(element: Element): Generator<Element> {
  for (let one = element.parentElement; one && one !== document.body && one.localName !== 'main'; one = one.parentElement) yield one;
}

const isOpen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
const firstIn = (box: Element) => [...box.querySelectorAll<HTMLElement>(controls)].find((each) => each.tabIndex >= 0 && isOpen(each));

/** Next focus after a focused control is gone: the control focused before it, or a neighbour of its old place. */
function heirOf(had: readonly Had[]): HTMLElement | undefined {
  for (const { control, around, isOfPage } of had) {
    if (control.isConnected && isOpen(control)) return control;
    const box = around.find((each) => each.isConnected && firstIn(each));
    if (box) return firstIn(box);
    // The whole page is another one.
    if (isOfPage) return undefined;
  }
  return undefined;
}

/**
 * Keeps the focus on the page when the control that has it is removed, as a row with its button, or a dialog whose opener went with it:
 * the browser would begin at the top again. Where the whole page is another one, nothing is looked for.
 * @returns ends it
 */
export function keepFocus(): () => void {
  let had: Had[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.matches('[data-base-ui-focus-guard]')) return;
    had = [
      { control: target, around: [...aroundOf(target)], isOfPage: target.closest('main') !== null },
      ...had.filter(({ control }) => control !== target),
    ].slice(0, most);
  };
  const restore = () => {
    if (document.activeElement !== document.body || !had[0] || had[0].control.isConnected) return;
    heirOf(had)?.focus({ preventScroll: true });
  };
  // Runs later, so that the code which removed the control can set the focus first.
  const watching = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0) && document.activeElement === document.body) setTimeout(restore);
  });
  document.addEventListener('focusin', remember);
  watching.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    watching.disconnect();
  };
}
