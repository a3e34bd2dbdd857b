import { Play } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Scorebug, type MatchScore } from '../Scorebug/index.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { card, foot, go as goLook, head, league as leagueText, mark as markText, note as noteText, status } from './MatchCard.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface MatchCardProps extends RootProps {
  match: MatchScore;
  /** Address of the match. */
  href: string;
  /** Competition and round: 德甲 第10轮. */
  league: string;
  /** Before the competition: the reason why this match is listed, such as a star and 我的比赛. */
  mark?: ReactNode;
  /** A short note under the score: 2小时后开赛, 半场 1-0. */
  note?: ReactNode;
  /** Label of the link, 看直播; without it the card alone is the link. */
  go?: string;
  /** Height of the strip: 30 px or 36 px; default `dense`. */
  size?: 'dense' | 'row';
  /** IANA zone of the kick-off time; default the viewer's own. */
  timeZone?: string;
}

/** One match by itself: competition, status, score, and a note. The whole card is one link. */
export const MatchCard = forwardRef<HTMLAnchorElement, MatchCardProps>(function MatchCard(
  { match, href, league, mark, note, go, size = 'dense', timeZone, ...root },
  ref,
) {
  return (
    <a className={card} href={href} ref={ref} {...rootOf(root)}>
      <span className={head}>
        {mark && <span className={markText}>{mark}</span>}
        <span className={leagueText}>{league}</span>
        {/* Hidden, because the scorebug announces it. */}
        <span className={status} aria-hidden="true">
          <StatusChip status={match.status} penalties={match.penalties} timeZone={timeZone} />
        </span>
      </span>
      <Scorebug {...match} size={size} showStatus={false} stretch timeZone={timeZone} />
      {(note || go) && (
        <span className={foot}>
          {note && <span className={noteText}>{note}</span>}
          {go && (
            <span className={goLook}>
              <Play size={16} aria-hidden />
              {go}
            </span>
          )}
        </span>
      )}
    </a>
  );
});
