import type { EsportsGame } from '@pitchside/api/scores/matches';
import type { MapLine, MapSheet, MapsSheet } from '../../../modules/scores/sport/index.ts';
import { otherSide, sides, type Side } from '../football/incidents.ts';
import type { PlayedMap, Series } from './series.ts';

/** Gold of a team of five in a minute, by game, and its shares by place. */
const income: Readonly<Record<EsportsGame, number>> = { lol: 1_850, kog: 3_300, dota2: 2_400, cs: 0 };
const shares = [0.2, 0.2, 0.22, 0.25, 0.13];

function linesOf(series: Series, { picks, kills, gold }: PlayedMap, game: EsportsGame, side: Side, second: number): MapLine[] {
  const minutes = Math.floor(second / 60);
  const lead = (gold[Math.min(minutes, gold.length) - 1] ?? 0) * (side === 'home' ? 1 : -1);
  const whole = 2_500 + income[game] * (second / 60) + lead / 2;
  return series.players[side].map((player, place) => {
    const kda: [number, number, number] = [0, 0, 0];
    for (const kill of kills) {
      if (kill.second > second) continue;
      if (kill.side === side && kill.killer === place) kda[0] += 1;
      if (kill.side === otherSide[side] && kill.victim === place) kda[1] += 1;
      if (kill.side === side && kill.assists.includes(place)) kda[2] += 1;
    }
    return {
      player,
      hero: picks[side][place] ?? null,
      kda,
      gold: game === 'cs' ? null : Math.round((whole * (shares[place] ?? 0.2)) / 10) * 10,
    };
  });
}

/** Maps of a series that have begun, in their state at a version. */
export function sheetAt(series: Series, version: number): MapsSheet {
  const at = series.moments[version - 1]?.at ?? 0;
  const game = series.moments[0]?.detail?.esports?.game ?? 'lol';
  const begun = series.maps.filter(({ beganAt }) => beganAt <= at);
  return {
    game,
    ...(series.veto && { veto: [...series.veto] }),
    maps: begun.map((map): MapSheet => {
      const second = Math.min(map.seconds, (at - map.beganAt) / 1_000);
      const [home, away] = sides.map((side) => linesOf(series, map, game, side, second)) as [MapLine[], MapLine[]];
      return {
        map: map.map,
        bans: { home: [...map.bans.home], away: [...map.bans.away] },
        home,
        away,
        gold: map.gold.slice(0, Math.floor(second / 60)),
        rounds: map.rounds.filter((round) => round.second <= second).map(({ side }) => side),
        ...(map.economy.length > 0 && {
          economy: map.economy.filter((_, round) => round === 0 || (map.rounds[round - 1]?.second ?? 0) <= second),
        }),
        objectives: map.takings
          .filter((taking) => taking.second <= second)
          .map(({ second: when, side, code }) => ({ second: when, side, code })),
      };
    }),
  };
}
