import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { seek, sought } from './sought.store.ts';
import type { OpenTalk } from './useTalk.ts';

/** Time that a message stays highlighted after a jump to it, ms. */
const stands = 4_000;

/**
 * Key of the searched message in an open conversation, once it is loaded. Loads earlier pages, one after the other, until they reach it.
 */
export function useSought({ talk, state }: OpenTalk): string | undefined {
  const { message } = useSnapshot(sought);
  const wanted = message?.conversation === talk.id ? message : null;
  const found = wanted && state.messages.find(({ id }) => id === wanted.id);
  const first = state.messages[0]?.order;
  const isBefore = wanted !== null && !found && first !== undefined && wanted.order < first;
  const asks = isBefore && state.earlier === 'more';
  useEffect(() => {
    if (asks) talk.older();
  }, [asks, talk, first]);

  const isOver = Boolean(found) || (wanted !== null && state.state === 'ready' && !isBefore) || (isBefore && state.earlier === 'none');
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(seek, stands, null);
    return () => clearTimeout(timer);
  }, [isOver]);
  return found?.key;
}
