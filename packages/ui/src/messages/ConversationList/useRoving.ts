import { flushSync } from 'react-dom';
import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * Moves through a list of options with the arrow keys, Home and End (roving tabindex). The active option is the tab stop,
 * and has a node even where others get one in view only.
 * @param reveal scrolls an option into view
 */
export function useRoving(
  ids: readonly string[],
  preferred: string | null,
  onChoose: (id: string) => void,
  reveal?: (id: string, list: HTMLElement) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<string>();
  const stop = [walked, preferred].find((id) => id != null && ids.includes(id)) ?? ids[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const here = event.target instanceof HTMLElement ? event.target.dataset.option : undefined;
    if (here === undefined) return;
    const place = ids.indexOf(here);
    const next = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) return onChoose(here);
    const id = ids[Math.min(ids.length - 1, Math.max(0, next))];
    if (id === undefined) return;
    if (list.current) reveal?.(id, list.current);
    // Rendered at once as the tab stop, so that it can be focused.
    flushSync(() => setWalked(id));
    list.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(id)}"]`)?.focus();
  };
  return { list, onKeyDown, stop, tabIndexOf: (id: string) => (id === stop ? 0 : -1) };
}
