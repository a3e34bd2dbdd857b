import type { ChatMessage } from '@pitchside/ui/ChatBubble';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { ImMessage } from '../client/im.ts';
import { createBubbles } from '../display/bubble.presenter.ts';
import type { Messenger } from './messenger.ts';
import { passagesOf, type Parcel } from './outbox.ts';
import type { Talk, TalkState } from './talk.ts';

/** An open conversation as its views see it. */
export interface OpenTalk {
  talk: Talk;
  state: TalkState;
  /** All messages, those under way at the end. */
  messages: readonly ImMessage[];
  bubbles: readonly ChatMessage[];
}

/** State of a conversation that is not open yet: empty. */
const closed = proxy<TalkState>({ messages: [], state: 'loading', earlier: 'none', unreadFrom: null, unread: 0 });

/** Keeps a conversation open while mounted, and marks incoming messages as read while the page is visible. Undefined until it is open. */
export function useTalk(messenger: Messenger, conversation: string): OpenTalk | undefined {
  const hold = useCallback(
    (changed: () => void) => {
      const { leave } = messenger.open(conversation);
      changed();
      return leave;
    },
    [messenger, conversation],
  );
  const talk = useSyncExternalStore(hold, () => messenger.held(conversation));

  const state = useSnapshot(talk?.state ?? closed) as TalkState;
  const { outbox, status } = useSnapshot(messenger.state);
  const toBubbles = useMemo(() => createBubbles(conversation.startsWith('C2C')), [conversation]);
  const parcels = useMemo(
    () => (outbox as readonly Parcel[]).filter((parcel) => parcel.conversation === conversation),
    [outbox, conversation],
  );
  const messages = useMemo(
    () => (parcels.length === 0 ? state.messages : [...state.messages, ...parcels.map(({ message }) => message)]),
    [state.messages, parcels],
  );
  const bubbles = useMemo(() => toBubbles(messages, passagesOf(parcels)), [toBubbles, messages, parcels]);

  const isReady = status.state === 'ready';
  useEffect(() => {
    if (!talk || !isReady) return;
    const read = () => document.visibilityState === 'visible' && talk.read();
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [talk, isReady, messages, state.unread]);

  return talk && { talk, state, messages, bubbles };
}
