import { vote, type MatchVotes, type VotePick } from '@pitchside/api/scores/foresight';
import { proxySet } from 'valtio/utils';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';

/** Matches whose vote is under way. */
export const voting = proxySet<string>();

/** Votes on a match and gives what stands then; a visitor signs in first, and the vote then goes on. Refusals come as a toast. */
export async function castVote(matchId: string, pick: VotePick, then: (votes: MatchVotes) => void): Promise<void> {
  if (!session.user) {
    openLoginFor({ after: () => castVote(matchId, pick, then) });
    return;
  }
  if (voting.has(matchId)) return;
  voting.add(matchId);
  try {
    then((await api.call(vote, { match_id: matchId, pick })).votes);
  } finally {
    voting.delete(matchId);
  }
}
