import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { sides } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { gameUrl } from '../../pictures/game.ts';
import { Scorebug } from '../Scorebug/index.ts';
import { isOn } from '../StatusChip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { GameMark } from './GameMark.tsx';
import { bestOf } from './Series.css.ts';
import {
  mapFigure,
  mapName as mapNameClass,
  mapOn,
  mapTab,
  mapTabs,
  mapWon,
  stage,
  stageAct,
  stageArt,
  stageBug,
  stageHead,
  stageNow,
  stageTop,
} from './SeriesStage.css.ts';
import { SeriesClock } from './SeriesClock.tsx';
import { mapClock, type SeriesItem } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface SeriesStageProps extends RootProps {
  series: SeriesItem;
  /** Map whose details are shown, from 0. */
  map: number;
  onMapChange: (map: number) => void;
  /** Buttons at the end of the head: collect, watch. */
  actions?: ReactNode;
  /** IANA zone of the start; default the viewer's own. */
  timeZone?: string;
}

/** A series at large: both teams with the maps they have won, and each map, one of which is shown. */
export const SeriesStage = forwardRef<HTMLElement, SeriesStageProps>(function SeriesStage(
  { series, map: shown, onMapChange, actions, timeZone, ...root },
  ref,
) {
  const { t } = useLingui();
  const { games, mapName } = useSeriesLabels();
  const format = useFormat(timeZone);
  const { maps, home, away, score, kind } = series;
  const on = isOn({ kind });
  const running = maps.at(-1);
  const isPlayed = on && running !== undefined && !running.winner;
  const number = maps.length;
  const starts = format.time(series.kickoffAt);
  const needed = Math.floor(series.bestOf / 2) + 1;
  const point =
    on && score ? sides.find((side) => score[side] === needed - 1 && score[side] > score[side === 'home' ? 'away' : 'home']) : undefined;
  const pointName = point ? series[point].shortName : '';
  return (
    <ThemeScope theme="night">
      <section
        className={stage}
        style={teamColors(home, away)}
        aria-label={`${home.name} ${away.name}`}
        data-ground="dark"
        ref={ref}
        {...rootOf(root)}
      >
        <div className={stageHead}>
          <img className={stageArt} src={gameUrl(series.game)} alt="" />
          <div className={stageTop}>
            <GameMark game={series.game} />
            <span>{games[series.game]}</span>
            <span>{series.league}</span>
            <span className={bestOf}>BO{series.bestOf}</span>
            {actions && <span className={stageAct}>{actions}</span>}
          </div>
          <div className={stageNow[on ? 'on' : 'off']}>
            {isPlayed ? (
              <>
                {mapName(series, number)} <SeriesClock beganAt={running.beganAt} /> {point && t`${pointName} 赛点`}
              </>
            ) : on ? (
              number === 0 ? (
                t`选人中`
              ) : (
                t`局间`
              )
            ) : kind === 'scheduled' ? (
              t`${starts} 开始`
            ) : (
              t`已结束`
            )}
          </div>
          <div className={stageBug}>
            <Scorebug home={home} away={away} score={score} status={{ kind }} size="stage" showStatus={false} stretch />
          </div>
        </div>
        <RadioGroup
          className={mapTabs}
          data-maps={series.bestOf}
          aria-label={t`各局`}
          value={shown}
          onValueChange={(index: number) => onMapChange(index)}
        >
          {Array.from({ length: series.bestOf }, (_, index) => {
            const map = maps[index];
            const winner = map?.winner;
            const winnerName = winner ? series[winner].shortName : '';
            return (
              <Radio.Root
                key={index}
                value={index}
                nativeButton
                disabled={!map}
                className={mapTab}
                render={<button className={bare} type="button" />}
              >
                <span className={mapNameClass}>{mapName(series, index + 1)}</span>
                {winner ? (
                  <span className={mapWon[winner]} title={winnerName}>
                    {/* Seven beside each other leave room for the name alone; its colour says the rest. */}
                    {series.bestOf >= 7 ? winnerName : t`${winnerName} 胜`}
                  </span>
                ) : (
                  <span className={map ? mapOn : undefined}>{map ? t`进行中` : on || kind === 'scheduled' ? t`待定` : '-'}</span>
                )}
                <span className={mapFigure}>
                  {map ? `${map.score.home} - ${map.score.away}` : <span className={visuallyHidden}>{t`没有开始`}</span>}
                </span>
                <span className={mapFigure}>
                  {map && (map.seconds !== undefined ? mapClock(map.seconds) : <SeriesClock beganAt={map.beganAt} />)}
                </span>
              </Radio.Root>
            );
          })}
        </RadioGroup>
      </section>
    </ThemeScope>
  );
});
