import { useEffect, useEffectEvent } from 'react';

/** Whether keys belong to a text field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** True for a tick, which takes no letters: keys go on while one goes through a list by ticking. */
const isTick = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'checkbox';

/** Single keys of the desk, by their lower-case letter; they rest while somebody types and while a dialog is open. */
export function useDeskKeys(acts: Readonly<Record<string, () => unknown>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if ((isTyping(event.target) && !isTick(event.target)) || document.querySelector('[role=dialog],[role=alertdialog]')) return;
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}
