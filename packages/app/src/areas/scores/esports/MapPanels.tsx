import { useLingui } from '@lingui/react/macro';
import type { MapSheet } from '@pitchside/api/desk/sheets';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { EconomyChart, GoldChart, RoundLine, SeriesDraft, SeriesPlayers, SeriesTakings, type SeriesItem } from '@pitchside/ui/Series';
import { Pair } from './Esports.layout.ts';
import { playersOf, takenOf } from './esports.presenter.ts';

interface MapPanelsProps {
  series: Pick<SeriesItem, 'game' | 'home' | 'away'>;
  map: MapSheet;
  /** The map is being played. */
  isOn: boolean;
}

/** One map of a series: picks and bans, gold lead or rounds with their weapons, objectives of both sides, and the players. */
export function MapPanels({ series: { game, home, away }, map, isOn }: MapPanelsProps) {
  const { t } = useLingui();
  const players = playersOf(map);
  const isRounds = game === 'cs';
  // A source that only knows the end of a map has neither its course nor its events.
  const hasCourse = isRounds ? map.rounds.length > 0 : map.gold.length > 0;
  return (
    <>
      <Card padding="titled" title={t`阵容`} {...(map.map && { hint: map.map })}>
        <SeriesDraft
          game={game}
          home={home}
          away={away}
          players={players}
          bans={map.bans}
          objectives={map.objectives}
          {...(map.taken && { taken: takenOf(map.taken) })}
        />
      </Card>
      {(isOn || hasCourse || map.objectives.length > 0) && (
        <Pair>
          <Card padding="titled" title={isRounds ? t`回合` : t`经济差`}>
            {isRounds ? (
              <RoundLine rounds={map.rounds} home={home} away={away} />
            ) : (
              <GoldChart gold={map.gold} objectives={map.objectives} home={home} away={away} isOn={isOn} />
            )}
          </Card>
          <Card padding="titled" title={t`资源时间线`}>
            {map.objectives.length > 0 ? (
              <SeriesTakings objectives={map.objectives} home={home} away={away} />
            ) : (
              <EmptyState title={t`还没有事件`} />
            )}
          </Card>
        </Pair>
      )}
      {map.economy && (
        <Card padding="titled" title={t({ id: 'series.economy', message: '经济' })} hint={t`每回合开始时的装备价值`}>
          <EconomyChart economy={map.economy} home={home} away={away} />
        </Card>
      )}
      <Card padding="titled" title={t`选手数据`}>
        <SeriesPlayers game={game} home={home} away={away} players={players} />
      </Card>
    </>
  );
}
