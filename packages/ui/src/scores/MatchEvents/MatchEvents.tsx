import { useLingui } from '@lingui/react/macro';
import { Link } from '../../actions/Link/index.ts';
import type { Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { minuteText } from '../StatusChip/status.ts';
import { GoalClipLink } from './GoalClipLink.tsx';
import { isGoal, isWhistle, changesScore, type MatchEventItem } from './events.ts';
import { eventNames } from './eventNames.ts';
import { EventMark } from './EventMark.tsx';
import { detail, headline, line, list, minute as minuteCell, result } from './MatchEvents.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface MatchEventsProps extends RootProps {
  /** Events in display order, usually newest first. */
  events: readonly MatchEventItem[];
  home: Team;
  away: Team;
  /** Names the list for screen readers. */
  label: string;
}

/**
 * Events of a match, one a line: the minute, its sign, the players, and the score where it changed.
 * A stripe in the side's colour shows whose it is, and so does the text.
 */
export const MatchEvents = forwardRef<HTMLOListElement, MatchEventsProps>(function MatchEvents(
  { events, home, away, label, ...root },
  ref,
) {
  const { t, i18n } = useLingui();
  const teams = { home, away };
  const other = ({ kind, otherPlayer }: MatchEventItem) =>
    otherPlayer && (kind === 'substitution' ? t`换下 ${otherPlayer}` : t`助攻 ${otherPlayer}`);
  return (
    <ol className={list} aria-label={label} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      {events.map((event) => {
        const { id, kind, minute, added, side, player, href, score, clipHref } = event;
        const name = i18n._(eventNames[kind]);
        const words = [player && name, side && teams[side].shortName, other(event)].filter(Boolean).join(' · ');
        return (
          <li key={id} className={line({ side: side ?? 'none', look: isGoal(kind) ? 'goal' : isWhistle(kind) ? 'whistle' : 'plain' })}>
            <span className={minuteCell}>{minuteText({ minute, added })}'</span>
            <EventMark kind={kind} />
            <span>
              <span className={headline}>
                {player && href ? (
                  <Link href={href} tone="ink" alone>
                    {player}
                  </Link>
                ) : (
                  (player ?? name)
                )}
              </span>
              {words && <span className={detail}>{words}</span>}
              {clipHref && <GoalClipLink href={clipHref} player={player} />}
            </span>
            {score && changesScore(kind) && (
              <span className={result}>
                <span className={upright}>
                  {score.home}-{score.away}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
});
