import { useRef, useState, type KeyboardEvent } from 'react';

/** Walks a list of options with the arrow keys, Home and End; one of them is the stop of the Tab key. */
export function useRoving(ids: readonly string[], preferred: string | null, onChoose: (id: string) => void) {
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
    setWalked(id);
    list.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(id)}"]`)?.focus();
  };
  return { list, onKeyDown, tabIndexOf: (id: string) => (id === stop ? 0 : -1) };
}
