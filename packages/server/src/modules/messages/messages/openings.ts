import { msg } from '@lingui/core/macro';
import { messagesToStranger, strangersADay } from '@pitchside/api/messages/messages';
import { CallError } from '../../../platform/callError.ts';
import { day } from '../../../platform/retention.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Follow } from '../../member/follow/index.ts';
import type { Friends } from '../friends/index.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { MessagesRepository } from './messages.repository.ts';

const texts = {
  refused: msg`无法给对方发消息`,
  blocked: msg`你已拉黑对方，请先移出黑名单`,
  stranger: msg`对方回复前最多发 3 条消息`,
  strangers: msg`今天找的新朋友太多了，明天再来`,
};

interface OpeningParts {
  repository: MessagesRepository;
  friends: Pick<Friends, 'tie'>;
  follow: Pick<Follow, 'isFollowing'>;
}

/** Opens the conversation of two members if one may write to the other now. The caller holds the lock of the pair. */
export type BeginPair = (tx: Transaction, memberId: number, otherId: number, at: number) => Promise<ConversationRow>;

/** Permission to write: refused by a block, and limited for strangers until they get a reply. */
export function createOpening({ repository, friends, follow }: OpeningParts): BeginPair {
  return async function beginPair(tx: Transaction, memberId: number, otherId: number, at: number): Promise<ConversationRow> {
    const tie = await friends.tie(tx, memberId, otherId);
    if (tie.isBlocked) throw new CallError(texts.blocked);
    if (tie.isKeptOut) throw new CallError(texts.refused);
    const row = await repository.pair(tx, memberId, otherId);
    const isKnown =
      tie.isFriend ||
      (await follow.isFollowing(tx, otherId, memberId)) ||
      (row !== undefined && (await repository.saidBy(tx, row.id, otherId, 1)) > 0);
    if (!isKnown && row && (await repository.saidBy(tx, row.id, memberId, messagesToStranger)) >= messagesToStranger)
      throw new CallError(texts.stranger);
    if (row) return row;
    if (!isKnown && (await repository.begunSince(tx, memberId, at - day)) >= strangersADay) throw new CallError(texts.strangers);
    const [lowId, highId] = [Math.min(memberId, otherId), Math.max(memberId, otherId)];
    return repository.open(
      tx,
      {
        kind: 'direct',
        lowId,
        highId,
        strangerId: isKnown ? null : memberId,
        createdAt: at,
        at,
      },
      [lowId, highId],
    );
  };
}
