import type { EsportsGame, Objective } from '@pitchside/api/scores/matches';
import { heroesByGame } from '../../../catalogue/esports/heroes.data.ts';
import type { Names } from '../../../text/local.ts';
import { otherSide, type Side } from '../football/incidents.ts';
import type { Random } from '../../../platform/random.ts';
import { mapLengths, type Kill, type MapPlan, type Taking } from './mapPlan.ts';

type Moba = Exclude<EsportsGame, 'cs'>;

/** Kills of both teams in a minute of play. */
const killsPerMinute: Readonly<Record<Moba, number>> = { lol: 0.85, kog: 1.25, dota2: 1.35 };
/** Lead in gold of a team that wins a map of usual length. */
const finalLead: Readonly<Record<Moba, number>> = { lol: 9_500, kog: 8_000, dota2: 19_000 };

/** Objectives by time: first minute, minutes between two, most times. */
const schedule: Readonly<Record<Moba, readonly (readonly [code: Objective, from: number, every: number, most: number])[]>> = {
  lol: [
    ['dragon', 6, 6, 6],
    ['herald', 15, 99, 1],
    ['tower', 13, 3, 9],
    ['baron', 22, 7, 3],
  ],
  kog: [
    ['tyrant', 3, 4, 3],
    ['overlord', 5, 4, 2],
    ['tower', 5, 2, 8],
    ['storm_dragon', 11, 5, 2],
  ],
  dota2: [
    ['tower', 9, 4, 9],
    ['roshan', 19, 10, 4],
    ['barracks', 28, 5, 3],
  ],
};

/** Weights of a team's players for kills and for deaths, by place: the carries kill more, the support less. */
const killing = [3, 3.4, 4, 4.6, 1.4];
const falling = [3.2, 3, 2.8, 2.6, 4];

function drawKills(random: Random, game: Moba, seconds: number, winner: Side): Kill[] {
  const places = [0, 1, 2, 3, 4];
  return Array.from({ length: Math.max(6, random.count((killsPerMinute[game] * seconds) / 60)) }, (): Kill => {
    const side = random.happens(0.62) ? winner : otherSide[winner];
    const killer = random.pick(places, (place) => killing[place] ?? 1);
    const helpers = random.shuffled(places.filter((place) => place !== killer)).slice(0, random.between(0, 3));
    return {
      second: Math.round(120 + (seconds - 130) * random.unit() ** 0.85),
      side,
      killer,
      victim: random.pick(places, (place) => falling[place] ?? 1),
      assists: helpers,
    };
  }).sort((one, other) => one.second - other.second);
}

function drawTakings(random: Random, game: Moba, seconds: number, winner: Side, kills: readonly Kill[]): Taking[] {
  const first = kills[0];
  const takings: Taking[] = first ? [{ second: first.second, side: first.side, code: 'first_blood' }] : [];
  for (const [code, from, every, most] of schedule[game])
    for (let time = 0; time < most; time += 1) {
      const second = Math.round((from + time * every + random.unit() * 2.5) * 60);
      // Late in a map objectives go to the side that is about to win it.
      if (second < seconds - 20)
        takings.push({ second, code, side: random.happens(0.52 + 0.3 * (second / seconds)) ? winner : otherSide[winner] });
    }
  return takings.sort((one, other) => one.second - other.second);
}

/** Gold lead of the home side minute by minute: a random walk that ends with the winner ahead. */
function drawGold(random: Random, game: Moba, seconds: number, winner: Side): number[] {
  const sign = winner === 'home' ? 1 : -1;
  const most = finalLead[game] * (0.6 + 0.8 * random.unit());
  let drift = 0;
  return Array.from({ length: Math.floor((seconds - 1) / 60) }, (_, index) => {
    const share = (index + 1) / (seconds / 60);
    drift = drift * 0.86 + (random.unit() - 0.5) * most * 0.16;
    return Math.round((sign * most * share ** 2.2 + drift * Math.min(1, share * 2.5)) / 10) * 10;
  });
}

/** Picks and bans of both teams: no hero twice on a map. */
function draft(random: Random, game: Moba): Pick<MapPlan, 'picks' | 'bans'> {
  const pools = heroesByGame[game].map((pool) => random.shuffled(pool));
  const at = (index: number): Names[] => pools.flatMap((pool) => pool[index] ?? []);
  return { picks: { home: at(0), away: at(1) }, bans: { home: at(2), away: at(3) } };
}

/** Plans one map of League of Legends, Dota 2 or Honor of Kings that a given side wins. */
export function planMoba(random: Random, game: Moba, winner: Side): MapPlan {
  const { mean, spread, least, most } = mapLengths[game];
  const seconds = Math.round(Math.min(most, Math.max(least, mean + (random.unit() + random.unit() - 1) * spread)));
  const kills = drawKills(random, game, seconds, winner);
  return {
    seconds,
    winner,
    kills,
    takings: drawTakings(random, game, seconds, winner, kills),
    gold: drawGold(random, game, seconds, winner),
    rounds: [],
    economy: [],
    map: null,
    ...draft(random, game),
  };
}
