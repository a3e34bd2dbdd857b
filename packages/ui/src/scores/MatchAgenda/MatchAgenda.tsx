import { useLingui } from '@lingui/react/macro';
import { ChevronRight, Play } from 'lucide-react';
import { Scorebug, type MatchScore } from '../Scorebug/index.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { actPlace, arrow, item, league as leagueText, line, list, watch, watchWord, when } from './MatchAgenda.css.ts';
import { forwardRef, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One match of the agenda. */
export interface AgendaMatch {
  id: string;
  match: MatchScore;
  /** The competition, short: 英超. */
  league: string;
  /** Address of the match. */
  href: string;
  /** A room shows it now, and the link leads there; default false. */
  watchable?: boolean;
  /** Action at the end of the line where no room shows the match: an icon of 28 px; default only a sign that the line is a link. */
  act?: ReactNode;
}

export interface MatchAgendaProps extends RootProps {
  matches: readonly AgendaMatch[];
  /** Names the list for screen readers. */
  label: string;
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}

/**
 * Matches of the day, one a line, for a narrow column: time, score, and whether a room shows it.
 * Inside a size container the lines that do not fit are left out.
 */
export const MatchAgenda = forwardRef<HTMLUListElement, MatchAgendaProps>(function MatchAgenda({ matches, label, timeZone, ...root }, ref) {
  const { t } = useLingui();
  return (
    <ul className={list} aria-label={label} ref={ref} {...rootOf(root)}>
      {matches.map(({ id, match, league, href, watchable = false, act }) => (
        <li key={id} className={item}>
          <a className={line} href={href}>
            <span className={when}>
              {/* Hidden, because the scorebug announces it. */}
              <span aria-hidden="true">
                <StatusChip status={match.status} timeZone={timeZone} />
              </span>
              <span className={leagueText}>{league}</span>
            </span>
            <Scorebug {...match} size="dense" showStatus={false} stretch timeZone={timeZone} />
            {watchable ? (
              <span className={watch}>
                <Play size={12} aria-hidden />
                <span className={watchWord}>{t`直播`}</span>
              </span>
            ) : (
              <span className={arrow}>{!act && <ChevronRight size={16} aria-hidden />}</span>
            )}
          </a>
          {act && !watchable && <span className={actPlace}>{act}</span>}
        </li>
      ))}
    </ul>
  );
});
