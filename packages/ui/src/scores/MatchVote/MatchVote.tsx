import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Team } from '../Crest/team.ts';
import { bar, box, boxes, check, frame, note, part, percent, word } from './MatchVote.css.ts';
import { votePicks, type VotePick, type Votes } from './votes.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface MatchVoteProps extends RootProps {
  home: Team;
  away: Team;
  votes: Votes;
  /** Votes can still be cast. */
  open: boolean;
  /** End of the vote, ms UTC: the kick-off. */
  closesAt: number;
  /** Result of the match; null before its end. */
  outcome?: VotePick | null;
  /** The match cannot end in a draw; default false. */
  noDraw?: boolean;
  /** Whether the viewer's vote is pending; default false. */
  voting?: boolean;
  onVote: (pick: VotePick) => void;
  /** The viewer's correct votes among all that are decided; left out for a visitor. */
  record?: { hits: number; decided: number };
  /** IANA zone of the closing time; default the viewer's own. */
  timeZone?: string;
}

/**
 * Vote on the winner: three choices before the match, the shares for viewers who have voted and for everybody once it has begun,
 * and in words the result of the viewer's own vote.
 */
export const MatchVote = forwardRef<HTMLDivElement, MatchVoteProps>(function MatchVote(
  {
    home,
    away,
    votes: { total, share, mine },
    open,
    closesAt,
    outcome = null,
    noDraw = false,
    voting = false,
    onVote,
    record,
    timeZone,
    ...root
  },
  ref,
) {
  const { t, i18n } = useLingui();
  const format = useFormat(timeZone);
  const [one, other] = [home.shortName, away.shortName];
  const names: Record<VotePick, string> = { home: one, draw: t({ id: 'forecast.draw', message: '平局' }), away: other };
  const picks = votePicks.filter((pick) => pick !== 'draw' || !noDraw);
  const until = `${format.date(closesAt)} ${format.time(closesAt)}`;
  const own = mine && names[mine];
  const resultNote = (): ReactNode => {
    if (open) return mine ? t`你投了 ${own}，完场见分晓` : t`${until} 截止，投了才看得到大家怎么投`;
    if (!mine) return outcome ? t`投票已经结束` : t`开赛后不能再投`;
    if (!outcome) return t`你在开赛前投了 ${own}`;
    return outcome === mine ? t`${own}，你猜中了` : t`你投了 ${own}，这次没猜中`;
  };
  const [hits, decided] = [i18n.number(record?.hits ?? 0), i18n.number(record?.decided ?? 0)];
  return (
    <div className={frame} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      {!share && open ? (
        <div className={boxes} role="group" aria-label={t`${one} 对 ${other}，你看好谁`}>
          {picks.map((pick) => (
            <button
              key={pick}
              type="button"
              className={box({ press: true, slim: pick === 'draw' })}
              aria-busy={voting || undefined}
              onClick={voting ? undefined : () => onVote(pick)}
            >
              {pick !== 'draw' && <Crest team={pick === 'home' ? home : away} size={24} />}
              <span className={word}>{names[pick]}</span>
            </button>
          ))}
        </div>
      ) : (
        <>
          <ul className={boxes} aria-label={t`球迷投票`}>
            {picks.map((pick) => (
              <li key={pick} className={box({ mine: pick === mine, slim: pick === 'draw' })}>
                {pick === mine && (
                  <span className={check}>
                    <Check size={12} role="img" aria-label={t`你的选择`} />
                  </span>
                )}
                <span className={word} title={names[pick]}>
                  {names[pick]}
                </span>
                <span className={percent}>{share && total > 0 ? i18n.number(share[pick] / 100, { style: 'percent' }) : '–'}</span>
              </li>
            ))}
          </ul>
          <div className={bar} aria-hidden="true">
            {picks.map((pick) => (
              <span key={pick} className={part[pick]} style={{ flexGrow: Math.max(1, share?.[pick] ?? 1) }} />
            ))}
          </div>
        </>
      )}
      <div className={note}>
        <span>{resultNote()}</span>
        {record && record.decided > 0 && (
          <span>
            {t`猜中率`} <strong className={bare}>{t`${hits} / ${decided}`}</strong>
          </span>
        )}
      </div>
    </div>
  );
});
