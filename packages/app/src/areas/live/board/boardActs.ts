import { t } from '@lingui/core/macro';
import { pinComment, pinLine, removePin, type PinMinutes } from '@pitchside/api/live/pins';
import { closePoll, openPoll, votePoll } from '@pitchside/api/live/polls';
import type { PollDraft } from '@pitchside/ui/PollForm';
import { api } from '../../../platform/api/api.ts';
import { tried } from '../../../platform/api/tried.ts';
import { say } from '../../../platform/toasts/say.ts';
import type { BoardState } from '../stage/board.store.ts';

/** Pins a comment until the broadcast ends. */
export async function pinTheComment(id: string, barrageId: string): Promise<void> {
  if (await tried(() => api.call(pinComment, { id, barrage_id: barrageId }))) say('success', t`已置顶`);
}

/** Pins a line, and returns whether it worked. */
export async function pinTheLine(id: string, text: string, minutes: PinMinutes): Promise<boolean> {
  const isDone = (await tried(() => api.call(pinLine, { id, text, minutes }))) !== undefined;
  if (isDone) say('success', t`已置顶`);
  return isDone;
}

/** Takes a pinned message away. */
export async function unpin(id: string, pinId: string): Promise<void> {
  await tried(() => api.call(removePin, { id, pin_id: pinId }));
}

/** Opens a poll, and returns whether it worked. */
export async function startPoll(id: string, { question, options, seconds }: PollDraft): Promise<boolean> {
  const wanted = { id, question, options, ...(seconds !== null && { seconds }) };
  return (await tried(() => api.call(openPoll, wanted, { idempotencyKey: crypto.randomUUID() }))) !== undefined;
}

/** Ends a poll. */
export async function endPoll(id: string, pollId: string): Promise<void> {
  await tried(() => api.call(closePoll, { id, poll_id: pollId }));
}

/** Votes; the option that counts, the first that the person chose anywhere, is marked on the board. */
export async function voteFor(id: string, state: BoardState, pollId: string, choice: number): Promise<void> {
  const vote = await tried(() => api.call(votePoll, { id, poll_id: pollId, choice }));
  if (vote && state.poll?.id === pollId) state.choice = vote.choice;
}
