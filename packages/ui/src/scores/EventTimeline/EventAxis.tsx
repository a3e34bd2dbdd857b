import { useLingui } from '@lingui/react/macro';
import { sides, type Team } from '../Crest/team.ts';
import { EventMark } from '../MatchEvents/EventMark.tsx';
import { eventNames } from '../MatchEvents/eventNames.ts';
import { isGoal, isKick, isWhistle, type MatchEventItem } from '../MatchEvents/events.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { minuteText } from '../StatusChip/status.ts';
import { Tooltip } from '../../actions/Tooltip/index.ts';
import { spots, tag, tick, track, trackDone, trackLine } from './EventTimeline.css.ts';

/** Position of a minute on the axis of a match, 0 to 1; minutes after the end are at the end. */
const minuteShare = (minute: number, length: number): number => Math.min(1, Math.max(0, minute / length));

export interface EventAxisProps {
  events: readonly MatchEventItem[];
  home: Team;
  away: Team;
  /** Names the axis for screen readers. */
  label: string;
  /** Minute that is played; default the end. */
  minute?: number;
  /** Length of the match in minutes, 90 or 120; default 90. */
  length?: number;
}

/** The same events along the minutes: home above the line, away below. Each is a tab stop with its own text. */
export function EventAxis({ events, home, away, label, minute, length = 90 }: EventAxisProps) {
  const { i18n } = useLingui();
  const teams = { home, away };
  const share = (at: number) => `${minuteShare(at, length) * 100}%`;
  return (
    <div className={track} role="group" aria-label={label} style={teamColors(home, away)}>
      <span className={trackLine} />
      <span className={trackDone} style={{ width: share(minute ?? length) }} />
      {Array.from({ length: length / 15 + 1 }, (_, index) => index * 15).map((at) => (
        <span key={at} className={tick} style={{ left: share(at) }} aria-hidden="true">
          {at}&apos;
        </span>
      ))}
      {sides.map((side) =>
        events
          .filter((event) => event.side === side && !isWhistle(event.kind) && event.kind !== 'corner' && !isKick(event.kind))
          .toSorted((one, other) => one.minute - other.minute)
          .map((event) => {
            const { id, kind, player, score } = event;
            const entries = [
              `${minuteText(event)}'`,
              i18n._(eventNames[kind]),
              score && isGoal(kind) && `${score.home}-${score.away}`,
              teams[side].shortName,
              player,
            ]
              .filter(Boolean)
              .join(' ');
            return (
              <Tooltip key={id} content={entries}>
                <button type="button" className={spots[side]} style={{ left: share(event.minute) }} aria-label={entries}>
                  {score && isGoal(kind) ? (
                    <span className={tag}>
                      <span className={upright}>
                        {score.home}-{score.away}
                      </span>
                    </span>
                  ) : (
                    <EventMark kind={kind} />
                  )}
                </button>
              </Tooltip>
            );
          }),
      )}
    </div>
  );
}
