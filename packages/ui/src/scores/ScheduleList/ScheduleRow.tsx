import { useLingui } from '@lingui/react/macro';
import { Star, Tv } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { isSecondPress } from '../../actions/press/index.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Side } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { ScoreBox } from '../Scorebug/index.ts';
import { useScored } from '../Scorebug/useScored.ts';
import { useMatchSentence } from '../Scorebug/useMatchSentence.ts';
import { SportIcon } from '../SportIcon/index.ts';
import { isOn, StatusChip } from '../StatusChip/index.ts';
import { outcomeOf } from '../StatusChip/outcome.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { LeagueStripe } from '../LeagueStripe/index.ts';
import { ReserveAct } from './ReserveAct.tsx';
import {
  act,
  actButton,
  face,
  faces,
  league,
  rooms as roomsBox,
  round,
  row,
  score,
  star,
  state,
  stateNow,
  team,
  teamName,
  words,
} from './ScheduleRow.css.ts';
import type { ScheduleMatch } from './schedule.ts';
import type { ScheduleRowProps } from './ScheduleRow.types.ts';

/**
 * One match of the schedule: league, sides, status, anchors, and one action: reserve or watch.
 * The key S adds it to the favourites while the row has the focus.
 */
export const ScheduleRow = memo(function ScheduleRow({
  match,
  reservation = 'none',
  onReserve,
  onCancel,
  onRemind,
  onCalendar,
  starred = false,
  onStar,
  timeZone,
}: ScheduleRowProps) {
  const { t } = useLingui();
  const sentence = useMatchSentence(timeZone);
  const hit = useScored(match.score, undefined);
  const home = match.home.shortName;
  const away = match.away.shortName;
  const { rooms, status } = match;
  const on = isOn(status);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStar(match.id, !starred);
  }

  return (
    <li
      className={row[reservation === 'none' || on ? 'plain' : 'mine']}
      style={teamColors(match.home, match.away, hit)}
      onKeyDown={handleKeyDown}
    >
      <button
        type="button"
        className={star}
        aria-pressed={starred}
        aria-keyshortcuts="S"
        aria-label={t`收藏 ${home} 对 ${away}`}
        onClick={(event) => isSecondPress(event) || onStar(match.id, !starred)}
      >
        <Star size={16} fill={starred ? 'currentColor' : 'none'} aria-hidden />
      </button>
      <span className={league} title={match.league.name}>
        <SportIcon kind={match.sport} size={16} />
        <LeagueStripe leagueId={match.league.id} color={match.league.color} />
        <span className={words}>{match.league.name}</span>
      </span>
      <SideOf match={match} side="home" />
      <a className={score} href={match.href}>
        <span className={visuallyHidden}>{sentence(match)}</span>
        <ScoreBox score={match.score} status={status} hit={hit} />
      </a>
      <SideOf match={match} side="away" />
      <span className={state}>
        {/* Hidden, because the score's text announces it. */}
        {status.kind !== 'scheduled' && (
          <span className={stateNow} aria-hidden="true">
            <StatusChip status={status} timeZone={timeZone} />
          </span>
        )}
        <span className={round} title={match.round}>
          {match.round}
        </span>
      </span>
      <RoomsOf match={match} on={on} />
      <span className={act}>
        <span className={actButton}>
          {on && (
            <ButtonLink
              href={rooms?.href ?? match.href}
              tone={rooms ? 'critical' : 'outline'}
              size="s"
              icon={rooms && <Tv size={16} aria-hidden />}
              label={rooms ? t`看直播：${home} 对 ${away}` : t`看比分：${home} 对 ${away}`}
            >
              {rooms ? t({ id: 'schedule.watch', message: '看直播' }) : t`看比分`}
            </ButtonLink>
          )}
          {(status.kind === 'scheduled' || status.kind === 'tbd') && (
            <ReserveAct
              match={match}
              reservation={reservation}
              onReserve={onReserve}
              onCancel={onCancel}
              onRemind={onRemind}
              onCalendar={onCalendar}
            />
          )}
        </span>
      </span>
    </li>
  );
});

function SideOf({ match, side }: { match: ScheduleMatch; side: Side }) {
  const own = match[side];
  return (
    <span className={team[side]}>
      <Crest team={own} size={24} />
      <span className={teamName[outcomeOf(match.status.kind, match.score, side)]} title={own.name}>
        {own.shortName}
      </span>
    </span>
  );
}

/** Anchors who show the match: their faces, the name of one, the number of many. */
function RoomsOf({ match: { rooms, status }, on }: { match: ScheduleMatch; on: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const first = rooms?.anchors[0];
  if (!rooms || !first) return <span className={roomsBox}>{status.kind === 'scheduled' ? t`主播待定` : null}</span>;
  const total = format.integer(rooms.total);
  return (
    <span className={roomsBox} title={rooms.anchors.map(({ name }) => name).join(', ')}>
      <span className={faces}>
        {rooms.anchors.slice(0, 3).map(({ seed, name }) => (
          <span key={name} className={face[on ? 'live' : 'waiting']}>
            <Avatar seed={seed} size={28} />
          </span>
        ))}
      </span>
      <span className={words}>{rooms.total === 1 ? first.name : on ? t`${total} 间` : t`${total} 位`}</span>
    </span>
  );
}
