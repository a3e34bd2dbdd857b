import { useLingui } from '@lingui/react/macro';
import { Tv } from 'lucide-react';
import { forwardRef } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Side } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { isOn, StatusChip } from '../StatusChip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { GameMark } from './GameMark.tsx';
import { bestOf, card, cell, foot, league, mapsLine, name, rooms, team, top, total, when } from './Series.css.ts';
import { SeriesClock } from './SeriesClock.tsx';
import { goldText, type SeriesItem } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface SeriesCardProps extends RootProps {
  series: SeriesItem;
  /** Whether its details are shown; default false. */
  current?: boolean;
  /** Called with the id when it is chosen. */
  onValueChange: (id: string) => void;
  /** IANA zone of the start; default the viewer's own. */
  timeZone?: string;
}

/** Look of a map in the line of a side: won in its colour, lost, running, or not begun. */
function lookOf({ maps }: SeriesItem, index: number, side: Side): keyof typeof cell {
  const map = maps[index];
  if (!map) return 'open';
  if (!map.winner) return 'on';
  return map.winner === side ? side : 'lost';
}

/** A series in a list: the maps of both sides, the score, and the gold lead. */
export const SeriesCard = forwardRef<HTMLButtonElement, SeriesCardProps>(function SeriesCard(
  { series, current = false, onValueChange, timeZone, ...root },
  ref,
) {
  const { t } = useLingui();
  const { games, mapName } = useSeriesLabels();
  const format = useFormat(timeZone);
  const { game, kind, maps, home, away, score } = series;
  const on = isOn({ kind });
  const running = maps.at(-1);
  const isPlayed = on && running !== undefined && !running.winner;
  const leader = running?.gold === undefined || running.gold === 0 ? undefined : running.gold > 0 ? home : away;
  const gold = goldText(running?.gold ?? 0);
  const leaderName = leader?.shortName ?? '';
  return (
    <button
      type="button"
      className={card}
      style={teamColors(home, away)}
      aria-current={current}
      onClick={() => onValueChange(series.id)}
      ref={ref}
      {...rootOf(root)}
    >
      <span className={top}>
        <GameMark game={game} />
        <span className={visuallyHidden}>{games[game]}</span>
        <span className={league}>{series.league}</span>
        <span className={bestOf}>BO{series.bestOf}</span>
        <span className={when[on ? 'on' : 'off']}>
          {kind === 'scheduled' ? (
            format.time(series.kickoffAt)
          ) : isPlayed ? (
            <>
              {mapName(series, maps.length)} <SeriesClock beganAt={running.beganAt} />
            </>
          ) : on ? (
            maps.length === 0 ? (
              t`选人中`
            ) : (
              t`局间`
            )
          ) : (
            <StatusChip status={{ kind }} />
          )}
        </span>
      </span>
      {sides.map((side) => (
        <span key={side} className={team}>
          <Crest team={series[side]} size={22} />
          <span className={name[kind === 'finished' && score && score[side] < score[side === 'home' ? 'away' : 'home'] ? 'lost' : 'open']}>
            {series[side].shortName}
          </span>
          <span className={mapsLine} data-maps={series.bestOf} aria-hidden="true">
            {Array.from({ length: series.bestOf }, (_, index) => (
              <span key={index} className={cell[lookOf(series, index, side)]}>
                {maps[index]?.score[side]}
              </span>
            ))}
          </span>
          <span className={total[on ? 'on' : 'off']}>{score ? score[side] : '-'}</span>
        </span>
      ))}
      <span className={foot}>
        {isPlayed && leader ? <span>{t`${leaderName} 领先 ${gold} 经济`}</span> : kind === 'scheduled' ? games[game] : null}
        {series.rooms ? (
          <span className={rooms}>
            <Tv size={14} aria-hidden />
            <span className={visuallyHidden}>{t`直播间`} </span>
            {series.rooms}
          </span>
        ) : null}
      </span>
    </button>
  );
});
