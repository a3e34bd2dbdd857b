import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Team } from '../Crest/team.ts';
import { Link } from '../../actions/Link/index.ts';
import { EventMark } from '../MatchEvents/EventMark.tsx';
import { eventNames } from '../MatchEvents/eventNames.ts';
import { GoalClipLink } from '../MatchEvents/GoalClipLink.tsx';
import { isGoal, isWhistle, type MatchEventItem } from '../MatchEvents/events.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { minuteText } from '../StatusChip/status.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  axis,
  detail,
  minute as minuteBox,
  player as playerName,
  row,
  side as sideBox,
  sign,
  swap,
  swapIn,
  swapOut,
  tag,
  whistle,
  whistleWords,
  words,
} from './EventTimeline.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface EventTimelineProps extends RootProps {
  /** Events in display order, usually newest first. */
  events: readonly MatchEventItem[];
  home: Team;
  away: Team;
  /** Names the list for screen readers. */
  label: string;
  /** Lines of 40 px with details, or of 28 px without; default `m`. */
  size?: keyof typeof row;
}

/**
 * Events of a match on both sides of one axis of minutes: home left, away right. A goal shows the score in the colour of the side
 * that it counts for.
 */
export const EventTimeline = forwardRef<HTMLOListElement, EventTimelineProps>(function EventTimeline(
  { events, home, away, label, size = 'm', ...root },
  ref,
) {
  const { i18n } = useLingui();
  return (
    <ol className={axis} aria-label={label} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      {events.map((event) =>
        isWhistle(event.kind) || !event.side ? (
          <li key={event.id} className={whistle}>
            <span className={whistleWords}>
              {i18n._(eventNames[event.kind])}
              {event.score && ` ${event.score.home} - ${event.score.away}`}
            </span>
          </li>
        ) : (
          <li key={event.id} className={row[size]}>
            {event.side === 'away' && <span />}
            {event.side === 'home' && <EventText event={event} team={home} isBrief={size === 's'} />}
            <span className={minuteBox} style={{ gridColumn: 2, gridRow: 1 }}>
              {minuteText(event)}&apos;
            </span>
            {event.side === 'away' && <EventText event={event} team={away} isBrief={size === 's'} />}
          </li>
        ),
      )}
    </ol>
  );
});

/** One event on its side of the axis: its sign, the player, and a note. */
function EventText({ event, team, isBrief }: { event: MatchEventItem; team: Team; isBrief: boolean }) {
  const { t, i18n } = useLingui();
  const { kind, side, player, href, otherPlayer, otherHref, note, score, clipHref } = event;
  const name = i18n._(eventNames[kind]);
  const isPlain = kind === 'goal' || kind === 'yellow' || kind === 'red' || kind === 'substitution';
  const kicks = kind === 'shootout_miss' && score && `${score.home}-${score.away}`;
  const details = [!isPlain && name, kicks, otherPlayer && kind !== 'substitution' && t`助攻 ${otherPlayer}`, note]
    .filter(Boolean)
    .join(' · ');
  const who = (words: string | undefined, page: string | undefined) =>
    words && page ? (
      <Link href={page} tone="ink" alone>
        {words}
      </Link>
    ) : (
      words
    );
  return (
    <span className={sideBox[side ?? 'home']} style={{ gridRow: 1 }}>
      {score && (isGoal(kind) || kind === 'shootout_goal') ? (
        <span className={tag}>
          <span className={upright}>
            {score.home}-{score.away}
          </span>
        </span>
      ) : (
        <span className={sign}>
          <EventMark kind={kind} />
        </span>
      )}
      <span className={words}>
        <span className={visuallyHidden}>
          {name} {team.shortName}{' '}
        </span>
        {kind === 'substitution' && otherPlayer ? (
          <>
            <span className={swap}>
              <ChevronUp className={swapIn} size={14} strokeWidth={3} aria-label={t`换上`} role="img" />
              {who(player, href)}
            </span>
            {isBrief ? ' ' : <br />}
            <span className={`${swap} ${swapOut}`}>
              <ChevronDown size={14} strokeWidth={3} aria-label={t`换下`} role="img" />
              {who(otherPlayer, otherHref)}
            </span>
          </>
        ) : (
          <span className={playerName[isGoal(kind) || kind === 'red' ? 'strong' : 'plain']}>{who(player, href) ?? name}</span>
        )}
        {!isBrief && details && (
          <span className={detail} aria-hidden={details === name}>
            {details}
          </span>
        )}
        {clipHref && <GoalClipLink href={clipHref} player={player} />}
      </span>
    </span>
  );
}
