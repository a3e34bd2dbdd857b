import * as z from 'zod/mini';
import type { ImBody, ImConversation, ImMessage } from '../im.ts';
import { sdkTypes, type SdkConversation, type SdkLastMessage, type SdkMessage } from './sdk.ts';

const picture = z.object({ type: z.number(), url: z.string(), width: z.number(), height: z.number(), size: z.number() });
const payloads = {
  text: z.object({ text: z.string() }),
  image: z.object({ imageInfoArray: z.array(picture) }),
  file: z.object({ fileName: z.string(), fileUrl: z.string(), fileSize: z.number() }),
  custom: z.object({ data: z.string(), description: z.string(), extension: z.string() }),
} as const;
const custom = z.object({ key: z.string() });

/** The number of a picture as its sender chose it, and of the small one. */
const [original, small] = [0, 1];

/** The sender chooses the address, so anything but a web address is dropped. */
function webUrl(url: string): string {
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : '';
}

/** Content of a message of the SDK; an unreadable one becomes an empty text. */
function bodyOf({ type, payload, isRevoked }: Pick<SdkMessage, 'type' | 'payload' | 'isRevoked'>): ImBody {
  if (isRevoked) return { type: 'recalled' };
  if (type === sdkTypes.image) {
    const { data } = payloads.image.safeParse(payload);
    const big = data?.imageInfoArray.find((one) => one.type === original) ?? data?.imageInfoArray[0];
    if (!big) return { type: 'text', text: '' };
    const thumb = data?.imageInfoArray.find((one) => one.type === small) ?? big;
    const { url, width, height, size } = big;
    return { type: 'image', url: webUrl(url), thumbUrl: webUrl(thumb.url), width, height, size };
  }
  if (type === sdkTypes.file) {
    const { data } = payloads.file.safeParse(payload);
    if (data) return { type: 'file', url: webUrl(data.fileUrl), name: data.fileName, size: data.fileSize };
  }
  if (type === sdkTypes.custom) {
    const { data } = payloads.custom.safeParse(payload);
    if (data) return { type: 'custom', ...data };
  }
  return { type: 'text', text: payloads.text.safeParse(payload).data?.text ?? '' };
}

/** Place of a message between two: by its second, then by the number that the SDK counts up, the same on every device. */
const orderOf = (time: number, sequence: number): number => time * 2 ** 20 + (sequence % 2 ** 20);

/** Client id that travels with a message of ours; undefined for one sent by another program. */
export function keyIn(cloudCustomData: string): string | undefined {
  try {
    return custom.safeParse(JSON.parse(cloudCustomData)).data?.key;
  } catch {
    // Empty, or a text that only its own program understands.
    return undefined;
  }
}

/** Custom data that carries a message's idempotency key, to recognise the message later. */
export const withKey = (key: string): string => JSON.stringify({ key } satisfies z.infer<typeof custom>);

/** Converts a message of the SDK. Only names of own messages count: anybody could give theirs the name of another. */
export function messageOf(message: SdkMessage): ImMessage {
  const { ID: id, conversationID, from, nick, avatar, flow, time, sequence, cloudCustomData, isPeerRead } = message;
  const isOwn = flow === 'out';
  return {
    key: (isOwn ? keyIn(cloudCustomData) : undefined) ?? id,
    id,
    conversation: conversationID,
    order: orderOf(time, sequence),
    sender: { id: from, name: nick, avatar },
    flow: isOwn ? 'out' : 'in',
    at: time * 1_000,
    body: bodyOf(message),
    isRead: isOwn && isPeerRead,
  };
}

function lastOf(conversation: string, last: SdkLastMessage, me: string): ImMessage {
  const { fromAccount: from, lastTime, lastSequence, cloudCustomData, isPeerRead } = last;
  const isOwn = from === me;
  const order = orderOf(lastTime, lastSequence);
  return {
    key: (isOwn ? keyIn(cloudCustomData) : undefined) ?? String(order),
    id: '',
    conversation,
    order,
    sender: { id: from, name: '', avatar: '' },
    flow: isOwn ? 'out' : 'in',
    at: lastTime * 1_000,
    body: bodyOf(last),
    isRead: isOwn && isPeerRead,
  };
}

/** Whether a conversation is one with a member; the service has others of its own. */
export const isDirect = (id: string): boolean => /^C2C[1-9]\d{0,14}$/.test(id);

/** Converts a conversation of the SDK; the relation to the other party comes from the site. */
export function conversationOf(wire: SdkConversation, me: string): ImConversation {
  const { conversationID: id, lastMessage, userProfile, unreadCount: unread, isPinned, messageRemindType } = wire;
  const last = lastMessage && lastMessage.lastTime > 0 ? lastOf(id, lastMessage, me) : null;
  return {
    id,
    kind: 'direct',
    peer: { id: id.replace(/^C2C/, ''), name: userProfile?.nick ?? '', avatar: userProfile?.avatar ?? '', isAnchor: false },
    members: 0,
    last,
    unread,
    readByPeer: 0,
    isPinned,
    isMuted: messageRemindType !== undefined && messageRemindType !== '' && messageRemindType !== sdkTypes.loud,
    isBlocked: false,
    isFriend: false,
    at: last?.at ?? 0,
  };
}
