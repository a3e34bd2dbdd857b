import { useEffect } from 'react';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { playerActs, playerKeys, type PlayerAct } from './playerKeys.data.ts';

const actOf = new Map(playerActs.flatMap((act) => playerKeys[act].keys.map((key) => [key, act] as const)));

const fields =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false])';
/** Places whose own keys come first: a dialog or a menu has the keyboard to itself. */
const modal = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const pressable = 'button, a[href], summary, [role=button], [role=switch], [role=tab], [role=radio], [role=menuitem], input';
/** A letter with Shift is a key of its own. */
const keyOf = ({ key, shiftKey }: KeyboardEvent) => (shiftKey && /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : key.toLowerCase());

const scrolling = 'input[type=range], [role=slider], [role=tablist], [role=radiogroup], [role=log], [role=grid]';

/** Whether the element with the focus needs this key for itself. */
function keepsKey(target: Element, key: string): boolean {
  if (target.closest(fields) || target.closest(modal)) return true;
  if (key === ' ' || key === 'enter') return target.closest(pressable) !== null;
  return /^(arrow|home$|end$)/.test(key) && target.closest(scrolling) !== null;
}

/** Runs the acts of the key table on the whole page, except where someone writes or another control needs the key. An act that is absent does nothing. */
export function usePlayerKeys(acts: Partial<Record<PlayerAct, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const act = actOf.get(key);
    const run = act && acts[act];
    if (!act || !run || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && !playerKeys[act].repeats) return;
    if (event.target instanceof Element && keepsKey(event.target, key)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
