import type { ChatMessage, MessageBody } from '@pitchside/ui/ChatBubble';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import type { ImMessage } from '../client/im.ts';
import { displayOf, type DisplayMessage, type SendState } from './displayModel.ts';

const states = { sent: 'sent', sending: 'sending', failed: 'failed', refused: 'blocked' } as const satisfies Record<
  SendState,
  ChatMessage['status']
>;

/** A message that is on its way, or did not arrive. */
export interface Passage {
  state: SendState;
  /** Share of its file that has gone out. */
  progress?: number;
  /** Why it was refused, in the words of the service. */
  reason?: string;
}

/** Body of a bubble for a display model. */
export function bubbleBody({ type, text, url, card }: DisplayMessage, { body }: ImMessage, progress?: number): MessageBody {
  const under = progress === undefined ? {} : { progress };
  if (type === 'image' && body.type === 'image')
    return { type: 'image', url: body.thumbUrl || url, width: body.width, height: body.height, ...under };
  if (type === 'file' && body.type === 'file') return { type: 'file', name: text, size: body.size, ...under };
  if (type === 'tip') return { type: 'tip', text };
  if (type === 'custom') {
    const { type: cardType, ...shared } = card ?? {};
    return { type: 'card', ...shared, ...(cardType !== undefined && { cardType }) };
  }
  return { type: 'text', text };
}

/**
 * Converts a message into a bubble: own ones on the end side, those of others on the start side.
 * @param showsRead shows read receipts, as in a direct conversation
 */
export function bubbleOf(
  message: ImMessage,
  before: ImMessage | undefined,
  showsRead: boolean,
  passage: Passage = { state: 'sent' },
): ChatMessage {
  const model = displayOf(message, before, passage.state);
  const avatar = pictureAddress(model.avatar);
  return {
    id: message.key,
    side: model.isMy ? 'other' : 'own',
    author: { id: message.sender.id, name: model.name, seed: model.avatar || message.sender.id, ...(avatar !== undefined && { avatar }) },
    at: model.time,
    timed: model.isShowTime,
    body: bubbleBody(model, message, passage.progress),
    status: model.type === 'recalled' ? 'recalled' : states[passage.state],
    ...(passage.reason !== undefined && { reason: passage.reason }),
    ...(showsRead && !model.isMy && { read: model.read }),
  };
}

/** Inputs of a cached bubble. It is only rebuilt when they change, since a conversation may be long. */
interface Made {
  before: ImMessage | undefined;
  passage: Passage | undefined;
  bubble: ChatMessage;
}

/** Creates the bubbles of one conversation. Unchanged ones keep their identity, so that they do not render again. */
export function createBubbles(
  showsRead: boolean,
): (list: readonly ImMessage[], passageOf: (key: string) => Passage | undefined) => ChatMessage[] {
  const known = new WeakMap<ImMessage, Made>();
  return (list, passageOf) =>
    list.map((message, index) => {
      const before = list[index - 1];
      const passage = passageOf(message.key);
      const cached = known.get(message);
      // Only its time hangs on the message above.
      if (cached && cached.passage === passage && (cached.before === before || cached.before?.at === before?.at)) return cached.bubble;
      const bubble = bubbleOf(message, before, showsRead, passage);
      known.set(message, { before, passage, bubble });
      return bubble;
    });
}
