import { useLingui } from '@lingui/react/macro';
import type { MapSheet } from '@pitchside/api/sheets';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { GoldChart, RoundLine, SeriesDraft, SeriesPlayers, SeriesTakings, type SeriesItem } from '@pitchside/ui/Series';
import { Padded, Pair } from './Esports.layout.ts';
import { playersOf, takenOf } from './esports.view.ts';

interface MapPanelsProps {
  series: Pick<SeriesItem, 'game' | 'home' | 'away'>;
  map: MapSheet;
  /** The map is being played. */
  isOn: boolean;
}

/** One map of a series: picks and bans, who led by how much gold or won which round, what both sides took, and the players. */
export function MapPanels({ series: { game, home, away }, map, isOn }: MapPanelsProps) {
  const { t } = useLingui();
  const players = playersOf(map);
  const isRounds = game === 'cs';
  // A source that only knows the end of a map tells neither its course nor its moments.
  const hasCourse = isRounds ? map.rounds.length > 0 : map.gold.length > 0;
  return (
    <>
      <Padded>
        <SectionTitle {...(map.map && { hint: map.map })}>{t`阵容`}</SectionTitle>
        <SeriesDraft
          game={game}
          home={home}
          away={away}
          players={players}
          bans={map.bans}
          objectives={map.objectives}
          {...(map.taken && { taken: takenOf(map.taken) })}
        />
      </Padded>
      {(isOn || hasCourse || map.objectives.length > 0) && (
        <Pair>
          <Padded>
            <SectionTitle>{isRounds ? t`回合` : t`经济差`}</SectionTitle>
            {isRounds ? (
              <RoundLine rounds={map.rounds} home={home} away={away} />
            ) : (
              <GoldChart gold={map.gold} home={home} away={away} isOn={isOn} />
            )}
          </Padded>
          <Padded>
            <SectionTitle>{t`资源时间线`}</SectionTitle>
            {map.objectives.length > 0 ? (
              <SeriesTakings objectives={map.objectives} home={home} away={away} />
            ) : (
              <EmptyState title={t`还没有事件`} />
            )}
          </Padded>
        </Pair>
      )}
      <Padded>
        <SectionTitle>{t`选手数据`}</SectionTitle>
        <SeriesPlayers game={game} home={home} away={away} players={players} />
      </Padded>
    </>
  );
}
