import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { voteHead, votePlace } from './ForecastCard.css.ts';
import type { ForecastCardProps } from './ForecastCard.types.ts';
import { ForecastVote } from './ForecastVote.tsx';

/** The vote of members below its question, with the number of votes. */
export function ForecastPoll({ match, open, voting = false, onVote }: Pick<ForecastCardProps, 'match' | 'open' | 'voting' | 'onVote'>) {
  const { t, i18n } = useLingui();
  const { votes } = match;
  const total = i18n.number(votes.total);
  const voters = votes.total;
  return (
    <div className={votePlace}>
      <span className={voteHead}>
        <span>{votes.share || !open ? t`球迷投票` : t`你看好谁？投了才看得到占比`}</span>
        <span>{t`${plural(voters, { other: `${total} 人` })}`}</span>
      </span>
      <ForecastVote match={match} open={open} voting={voting} onVote={onVote} />
    </div>
  );
}
