import { useEffect } from 'react';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { keepsKey } from './keepsKey.ts';
import { playerActs, playerKeys, type PlayerAct } from './playerKeys.data.ts';

const actOf = new Map(playerActs.flatMap((act) => playerKeys[act].keys.map((key) => [key, act] as const)));

/** A letter with Shift is a key of its own. */
const keyOf = ({ key, shiftKey }: KeyboardEvent) => (shiftKey && /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : key.toLowerCase());

/**
 * Runs the actions of the key table on the whole page, except where someone writes or another control needs the key.
 * An absent action does nothing.
 */
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
