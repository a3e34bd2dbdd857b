import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { voteHead, votePlace } from './ForecastCard.css.ts';
import type { ForecastCardProps } from './ForecastCard.types.ts';
import { Check } from 'lucide-react';
import { votePicks, type VotePick } from '../../scores/MatchVote/index.ts';
import { bar, button, buttons, percent, segment, segmentName } from './ForecastVote.css.ts';

/** The vote itself: three buttons before, the shares after. */
function ForecastVote({ match, open, voting = false, onVote }: Pick<ForecastCardProps, 'match' | 'open' | 'voting' | 'onVote'>) {
  const { t, i18n } = useLingui();
  const { share, mine } = match.votes;
  const [home, away] = [match.home.shortName, match.away.shortName];
  const names: Record<VotePick, string> = { home, draw: t({ id: 'forecast.draw', message: '平局' }), away };
  const shown = votePicks.filter((pick) => pick !== 'draw' || !match.noDraw);
  if (!share && open) {
    return (
      <div className={buttons} role="group" aria-label={t`${home} 对 ${away}，你看好谁`}>
        {shown.map((pick) => (
          <button
            key={pick}
            type="button"
            className={button}
            aria-busy={voting || undefined}
            onClick={voting ? undefined : () => onVote(match.id, pick)}
          >
            {names[pick]}
          </button>
        ))}
      </div>
    );
  }
  const shares = share ?? { home: 0, draw: 0, away: 0 };
  return (
    <ul className={bar} aria-label={t`球迷投票`}>
      {shown.map((pick) => {
        const figure = i18n.number(shares[pick] / 100, { style: 'percent' });
        return (
          <li
            key={pick}
            className={segment[mine === pick ? (pick === 'draw' ? 'draw' : pick) : 'other']}
            style={{ flexGrow: Math.max(shares[pick], 1) }}
            title={`${names[pick]} ${figure}`}
          >
            {mine === pick && <Check size={16} role="img" aria-label={t`你的选择`} />}
            <span className={segmentName}>{names[pick]}</span>
            <span className={percent}>{figure}</span>
          </li>
        );
      })}
    </ul>
  );
}

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
