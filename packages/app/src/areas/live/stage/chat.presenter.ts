import type { Barrage } from '@pitchside/api/live/barrage';
import type { EnvelopeEvent } from '@pitchside/api/money/envelopes';
import type { Horn } from '@pitchside/api/live/horn';
import type { EntryEvent } from '@pitchside/api/money/noble';
import type { ChatEntryRow, ChatEnvelopeRow, ChatHornRow, ChatMessageRow, ChatToken } from '@pitchside/ui/ChatList';
import type { DanmakuComment } from '@pitchside/ui/DanmakuLayer';

/** The reader. */
interface Reader {
  readonly id: string;
  readonly user_nickname: string;
}

/** Somebody is addressed: @ and a nickname, after a space or at the beginning. */
const mention = /(?<=^|\s)@[^\s@]{1,20}/g;

/** Words with those who are addressed in them set apart; plain words stay as they are. */
export function spokenWords(text: string): string | ChatToken[] {
  const tokens: ChatToken[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(mention)) {
    if (index > end) tokens.push({ kind: 'text', text: text.slice(end, index) });
    tokens.push({ kind: 'mention', text: name });
    end = index + name.length;
  }
  if (tokens.length === 0) return text;
  return end < text.length ? [...tokens, { kind: 'text', text: text.slice(end) }] : tokens;
}

const addresses = (words: string | ChatToken[], nickname: string) =>
  typeof words !== 'string' && words.some(({ kind, text }) => kind === 'mention' && text === `@${nickname}`);

/** A comment as a line of the chat. */
export function chatRow({ id, user, text, type, is_bot: bot }: Barrage, reader: Reader | null): ChatMessageRow {
  const role = user.role === 'admin' || user.role === 'anchor' ? { role: user.role } : {};
  const words = spokenWords(text);
  const mark = user.id === reader?.id ? 'own' : reader && addresses(words, reader.user_nickname) ? 'toMe' : undefined;
  return {
    kind: 'message',
    id,
    memberId: user.id,
    nickname: user.user_nickname,
    level: user.level,
    ...(user.noble && { noble: user.noble }),
    ...(user.fan_badge && { guard: user.fan_badge }),
    ...role,
    ...(bot && { bot }),
    words,
    ...(mark && { mark }),
    ...(type === 'advert' && { advert: true }),
  };
}

/** A horn as a line of the chat. */
export const hornRow = ({ id, user, text }: Horn): ChatHornRow => ({
  kind: 'horn',
  id: `horn ${id}`,
  memberId: user.id,
  nickname: user.user_nickname,
  level: user.level,
  ...(user.noble && { noble: user.noble }),
  words: text,
});

/** The coming in of a noble as a line of the chat. */
export const entryRow = ({ user, at }: EntryEvent): ChatEntryRow => ({
  kind: 'entry',
  id: `entry ${user.id} ${at}`,
  memberId: user.id,
  nickname: user.user_nickname,
  level: user.level,
  noble: user.noble,
});

/** Envelope that was given, or opened by the reader; openings by others have no row, since they would bury the chat. */
export function envelopeRow(event: EnvelopeEvent, readerId: string | undefined): ChatEnvelopeRow | undefined {
  if (event.act === 'opened') {
    const { id, from, count } = event.envelope;
    return {
      kind: 'envelope',
      id: `envelope ${id}`,
      memberId: from.id,
      nickname: from.user_nickname,
      level: from.level,
      act: 'given',
      count,
    };
  }
  if (event.act !== 'taken' || event.share.member.id !== readerId) return undefined;
  const { member, amount } = event.share;
  return {
    kind: 'envelope',
    id: `share ${event.id}`,
    memberId: member.id,
    nickname: member.user_nickname,
    level: member.level,
    act: 'taken',
    count: amount,
  };
}

/** A comment as it flies over the picture. */
export const flying = ({ id, text, type, user, at }: Barrage, ownId: string | undefined): DanmakuComment => ({
  id,
  text,
  role: user.id === ownId ? 'own' : user.role === 'viewer' && user.noble ? 'noble' : user.role,
  ...(user.noble && { noble: user.noble }),
  ...(type === 'advert' && { advert: true }),
  userId: user.id,
  nickname: user.user_nickname,
  at,
});
