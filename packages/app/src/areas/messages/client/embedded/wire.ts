import type { Conversation, Message } from '@pitchside/api/messages/messages';
import type { ImBody, ImConversation, ImMessage, ImPerson } from '../im.ts';

const personOf = ({ id, user_nickname: name, avatar }: { id: string; user_nickname: string; avatar: string }): ImPerson => ({
  id,
  name,
  avatar,
});

function bodyOf(body: Message['body']): ImBody {
  switch (body.type) {
    case 'image': {
      const { url, thumb_url: thumbUrl, width, height, size } = body;
      return { type: 'image', url, thumbUrl, width, height, size };
    }
    case 'file': {
      const { url, name, size } = body;
      return { type: 'file', url, name, size };
    }
    default:
      return body;
  }
}

/** A message of the wire. @param me the reader. @param readByPeer how far the other has read */
export function messageOf({ id, conversation_id, seq, client_id, sender, body, at }: Message, me: string, readByPeer: number): ImMessage {
  const isOwn = sender.id === me && body.type !== 'tip';
  return {
    // Only names of own messages count: anybody could give theirs the name of another.
    key: (isOwn && client_id) || id,
    id,
    conversation: conversation_id,
    order: seq,
    sender: personOf(sender),
    flow: isOwn ? 'out' : 'in',
    at,
    body: bodyOf(body),
    isRead: isOwn && seq <= readByPeer,
  };
}

/** A conversation of the wire. */
export function conversationOf(wire: Conversation, me: string): ImConversation {
  const { id, kind, peer, remark, group, last, unread, is_marked_unread: isMarked, peer_read_seq: readByPeer, at } = wire;
  const other = peer && { ...personOf(peer), name: remark || peer.user_nickname, isAnchor: peer.is_anchor };
  const many = group && { id: group.id, name: group.name, avatar: group.avatar, isAnchor: false };
  return {
    id,
    kind,
    peer: other ?? many ?? { id: '', name: '', avatar: id, isAnchor: false },
    members: group?.members ?? 0,
    last: last && messageOf(last, me, readByPeer),
    // Put back among the unread, it counts as one.
    unread: unread === 0 && isMarked ? 1 : unread,
    readByPeer,
    isPinned: wire.is_pinned,
    isMuted: wire.is_muted,
    isBlocked: wire.is_blocked,
    isFriend: wire.is_friend,
    at,
  };
}
