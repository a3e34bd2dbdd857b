import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { canBeDrawn, voteRecord, votesOfMatch, type MatchVotes } from '@pitchside/api/scores/foresight';
import { matchPhase } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useNow } from '@pitchside/ui/format';
import { MatchVote } from '@pitchside/ui/MatchVote';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { detail } from '../detail.store.ts';
import { teamView } from '../match.presenter.ts';
import { castVote, voting } from './castVote.ts';
import { outcomeOf } from './outcome.ts';

/** Poll on the winner of the open match: votes of members with the own one, and how often the own vote was right before. */
export function VoteCard() {
  const { t, i18n } = useLingui();
  const { match } = useSnapshot(detail);
  const { user } = useSnapshot(session);
  const under = useSnapshot(voting);
  const now = useNow(30_000);
  const viewer = user?.id ?? '';
  const key = match && `${match.id} ${viewer}`;
  const [cast, setCast] = useState<{ key: string; votes: MatchVotes } | null>(null);
  const isOpen = match ? matchPhase(match.status) === 'before' && match.kickoff_at > now : false;
  const { value, state, again } = useResource(key, (signal) => api.call(votesOfMatch, { match_id: match?.id ?? '' }, { signal }), {
    version: String(isOpen),
  });
  // A vote that turned out changes it.
  const record = useResource(user ? `record ${viewer}` : null, (signal) => api.call(voteRecord, {}, { signal }), {
    version: match?.status ?? '',
  }).value;
  if (!match || !key || matchPhase(match.status) === 'off') return null;
  const known = isOpen && cast?.key === key ? cast.votes : value?.votes;
  const count = known?.total ?? 0;
  const total = i18n.number(count);
  return (
    <Card stacked title={t`谁会赢`} aria-busy={!known && state !== 'failed'} hint={known && t`${plural(count, { other: `${total} 人` })}`}>
      {known ? (
        <MatchVote
          home={teamView(match.home)}
          away={teamView(match.away)}
          votes={known}
          open={isOpen}
          closesAt={match.kickoff_at}
          outcome={outcomeOf(match)}
          noDraw={!canBeDrawn(match.sport, match.esports?.best_of)}
          voting={under.has(match.id)}
          onVote={(pick) => castVote(match.id, pick, (votes) => setCast({ key, votes }))}
          {...(record && { record })}
        />
      ) : state === 'failed' ? (
        <ErrorState title={t`投票没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={102} />
      )}
    </Card>
  );
}
