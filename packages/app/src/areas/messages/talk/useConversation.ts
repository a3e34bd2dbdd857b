import { useSnapshot } from 'valtio';
import { useResource } from '../../../platform/resource/useResource.ts';
import type { ImConversation } from '../client/im.ts';
import type { Messenger } from './messenger.ts';

/** A conversation of the list, or one that has not begun. */
export interface KnownConversation {
  conversation: ImConversation | undefined;
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  again: () => void;
}

/** Knows a conversation by its name, fetching it where the list does not have it. */
export function useConversation(messenger: Messenger, id: string): KnownConversation {
  const { conversations, list, status } = useSnapshot(messenger.state);
  const held = (conversations as readonly ImConversation[]).find((one) => one.id === id);
  const isWanted = held === undefined && list === 'ready' && status.state === 'ready';
  const { value, state, error, again } = useResource(isWanted ? id : null, () => messenger.know(id));
  const conversation = held ?? value;
  return { conversation, state: conversation ? 'ready' : isWanted ? state : 'loading', error, again };
}
