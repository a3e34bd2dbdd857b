import { showsTime } from '@pitchside/ui/MessageList';
import { customBody } from '@pitchside/ui/ChatBubble';
import { logQuietly } from '../../../platform/log/log.ts';
import type { ImMessage } from '../client/im.ts';

/** Item shared on a card; every field may be missing. */
export interface SharedCard {
  title?: string;
  imageUrl?: string;
  id?: string;
  type?: string;
  price?: number;
}

/** Delivery state of an own message; an incoming one is always `sent`. */
export type SendState = 'sent' | 'sending' | 'failed' | 'refused';

/** A message as the specification displays it (section 3, "Message display model"); `tip` and `recalled` are ours. */
export interface DisplayMessage {
  avatar: string;
  name: string;
  /** Read state: whether the other has read it. */
  read: boolean;
  status: SendState;
  type: 'image' | 'text' | 'file' | 'custom' | 'tip' | 'recalled';
  /** Words, or the name of a file. */
  text: string;
  /** Of a picture or file. */
  url: string;
  /** Half the width of a picture, in px; 0 for anything else. */
  width: number;
  /** True when the message flow is incoming: the specification's own meaning, although its name says otherwise. */
  isMy: boolean;
  /** ms UTC. */
  time: number;
  /** True for the first message, or 120 seconds or more after the one before. */
  isShowTime: boolean;
  /** Item shared by a custom message; null for any other message. */
  card: SharedCard | null;
}

const complain = () => logQuietly('a message shares something whose extension is no JSON');

/** Content of a message, in the fields of the model. */
function bodyOf({ body }: ImMessage): Pick<DisplayMessage, 'type' | 'text' | 'url' | 'width' | 'card'> {
  const nothing = { text: '', url: '', width: 0, card: null };
  switch (body.type) {
    case 'text':
    case 'tip':
      return { ...nothing, type: body.type, text: body.text };
    case 'image':
      return { ...nothing, type: 'image', url: body.url, width: body.width / 2 };
    case 'file':
      return { ...nothing, type: 'file', url: body.url, text: body.name };
    case 'recalled':
      return { ...nothing, type: 'recalled' };
    case 'custom': {
      const read = customBody(body, complain);
      if (read.type === 'text') return { ...nothing, type: 'text', text: read.text };
      const { title, imageUrl, id, cardType: type, price } = read;
      return {
        ...nothing,
        type: 'custom',
        text: title ?? '',
        card: {
          ...(title !== undefined && { title }),
          ...(imageUrl !== undefined && { imageUrl }),
          ...(id !== undefined && { id }),
          ...(type !== undefined && { type }),
          ...(price !== undefined && { price }),
        },
      };
    }
  }
}

/**
 * Converts a message into the model.
 * @param before the message above it; undefined for the first shown one
 */
export function displayOf(message: ImMessage, before: ImMessage | undefined, status: SendState = 'sent'): DisplayMessage {
  const { sender, flow, at, isRead } = message;
  return {
    avatar: sender.avatar,
    name: sender.name,
    read: isRead,
    status,
    isMy: flow === 'in',
    time: at,
    isShowTime: showsTime(at, before?.at),
    ...bodyOf(message),
  };
}
