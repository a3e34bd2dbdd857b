import type { Conversation, Message } from '@pitchside/api/messages/messages';
import type { Realtime, TopicEvent, TopicPosition } from '@pitchside/api/realtime';
import type { ImConversation, ImEvent, ImMessage } from '../im.ts';

/** Dependencies for converting the events of a member's topic into those of the engine. */
interface TopicPorts {
  read: (message: Message) => ImMessage;
  know: (conversation: Conversation) => ImConversation;
  me: string;
  readByPeer: Map<string, number>;
  emit: (event: ImEvent) => void;
}

/** Listens to a member's messages from a position on. Returns a function that stops it. */
export function hearTopic(
  line: Pick<Realtime, 'subscribe'>,
  { topic, from: { epoch, seq } }: { topic: string; from: TopicPosition },
  { read, know, me, readByPeer, emit }: TopicPorts,
): () => void {
  function onEvent({ type, data }: TopicEvent): void {
    switch (type) {
      case 'message':
      case 'message_recalled':
        return emit({ type: 'messages', list: [read(data.message)], unread: data.unread });
      case 'message_read': {
        const { conversation_id: conversation, user_id: reader, read_seq: order, unread } = data;
        if (reader === me) return unread === null ? undefined : emit({ type: 'unread', conversation, unread });
        if (order <= (readByPeer.get(conversation) ?? 0)) return undefined;
        readByPeer.set(conversation, order);
        return emit({ type: 'read', conversation, order });
      }
      case 'conversation':
        return emit(
          data.conversation ? { type: 'conversations', list: [know(data.conversation)] } : { type: 'gone', conversation: data.id },
        );
      default:
        return undefined;
    }
  }
  return line.subscribe(topic, { from: { epoch, seq }, onEvent, onReset: () => emit({ type: 'reset' }) });
}
