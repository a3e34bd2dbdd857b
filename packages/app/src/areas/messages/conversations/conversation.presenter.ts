import type { Conversation } from '@pitchside/ui/ConversationList';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import type { ImConversation, ImMessage } from '../client/im.ts';
import { bubbleBody, type Passage } from '../display/bubble.presenter.ts';
import { displayOf } from '../display/displayModel.ts';
import type { Parcel } from '../talk/outbox.ts';

function lastOf(message: ImMessage, kind: ImConversation['kind'], passage: Passage = { state: 'sent' }): NonNullable<Conversation['last']> {
  const { flow, sender, at } = message;
  const model = displayOf(message, undefined, passage.state);
  const status = model.type === 'recalled' ? ('recalled' as const) : passage.state === 'refused' ? ('blocked' as const) : passage.state;
  return {
    body: bubbleBody(model, message),
    side: flow === 'out' ? 'own' : 'other',
    status,
    ...(kind === 'group' && flow === 'in' && sender.name !== '' && { author: sender.name }),
    at,
  };
}

/** Row of the list. The preview is in our own wording, from the last, the pending or the drafted message. */
export function lineOf(
  { id, kind, peer, last, unread, isMuted, isPinned }: ImConversation,
  parcel: Parcel | undefined,
  draft: string | undefined,
): Conversation {
  const avatar = pictureAddress(peer.avatar);
  const isOnItsWay = parcel !== undefined && parcel.at >= (last?.at ?? 0);
  const newest = isOnItsWay ? lastOf(parcel.message, kind, parcel.passage) : last && lastOf(last, kind);
  return {
    id,
    name: peer.name,
    seed: peer.avatar || peer.id,
    ...(avatar !== undefined && { avatar }),
    ...(peer.isAnchor && { label: 'anchor' }),
    ...(newest && { last: newest }),
    unread,
    muted: isMuted,
    pinned: isPinned,
    ...(draft !== undefined && draft.trim() !== '' && { draft }),
  };
}

/** Makes the lines of a list; one that has not changed stays the very same object. */
export function createLines(): (
  list: readonly ImConversation[],
  parcelOf: (id: string) => Parcel | undefined,
  drafts: Readonly<Record<string, string>>,
) => Conversation[] {
  const known = new WeakMap<ImConversation, { parcel: Parcel | undefined; draft: string | undefined; line: Conversation }>();
  return (list, parcelOf, drafts) =>
    list.map((conversation) => {
      const [parcel, draft] = [parcelOf(conversation.id), drafts[conversation.id]];
      const cached = known.get(conversation);
      if (cached && cached.parcel === parcel && cached.draft === draft) return cached.line;
      const line = lineOf(conversation, parcel, draft);
      known.set(conversation, { parcel, draft, line });
      return line;
    });
}
