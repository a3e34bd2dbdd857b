import type { MapLine, MapSheet } from '../../modules/scores/sport/index.ts';
import { broken, BrokenFile, fieldFault, parseFile } from '../files/broken.ts';
import { spelling } from '../../text/spelling.ts';
import { dotaHeroes } from '../../catalogue/esports/dotaHeroes.data.ts';
import { takenOf, takingsOf } from './objectives.ts';
import { writtenDota, type WrittenDota, type WrittenPlayer } from './opendota.schema.ts';

/** A match of Dota 2 from its record: Radiant is the home side; the teams are still names. */
export interface ReadDota {
  matchId: number;
  league: { id: number; name: string | null };
  home: string;
  away: string;
  /** Milliseconds UTC. */
  beganAt: number;
  seconds: number;
  winner: 'home' | 'away';
  /** Kills. */
  score: [number, number];
  /** Gold of the home side less that of the away side at the end; null where it is unknown. */
  gold: number | null;
  sheet: MapSheet;
}

const sideOf = ({ player_slot }: WrittenPlayer): 'home' | 'away' | undefined =>
  player_slot >= 0 && player_slot < 5 ? 'home' : player_slot >= 128 && player_slot < 133 ? 'away' : undefined;

function heroOf(id: number) {
  const hero = dotaHeroes.get(id);
  if (!hero) throw broken('unknownHero', { number: id });
  return hero;
}

const clean = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim();

function lineOf(player: WrittenPlayer): MapLine {
  const { name, personaname, account_id: account, kills, deaths, assists, net_worth: gold, player_slot: slot } = player;
  return {
    player: clean(name) || clean(personaname) || (account ? `#${account}` : `#${slot}`),
    hero: heroOf(player.hero_id),
    kda: [kills, deaths, assists],
    gold: gold ?? null,
  };
}

/** The five of a side by place: most gold is what players call the first position. */
function fiveOf(players: readonly WrittenPlayer[], side: 'home' | 'away'): MapLine[] {
  const five = players
    .filter((player) => sideOf(player) === side)
    .sort((one, other) => (other.net_worth ?? 0) - (one.net_worth ?? 0) || one.player_slot - other.player_slot);
  if (five.length !== 5) throw broken('notFive', { side: side === 'home' ? 'Radiant' : 'Dire', players: five.length });
  return five.map(lineOf);
}

/** Throws for a record that contradicts itself. */
function check({ players, picks_bans: draft }: WrittenDota, home: string, away: string): void {
  if (!home || !away) throw broken('withoutName');
  if (spelling(home) === spelling(away)) throw broken('playsItself');
  const twice = (numbers: readonly number[]) => numbers.find((number, index) => numbers.indexOf(number) !== index);
  const slot = twice(players.map(({ player_slot }) => player_slot));
  if (slot !== undefined) throw broken('placeTwice', { place: slot });
  const hero = twice(players.map(({ hero_id }) => hero_id)) ?? twice((draft ?? []).map(({ hero_id }) => hero_id));
  if (hero !== undefined) throw broken('heroTwice', { hero: heroOf(hero).en });
  for (const { is_pick, hero_id, team } of draft ?? []) {
    const player = players.find((each) => each.hero_id === hero_id);
    if (team !== 0 && team !== 1) throw broken('draftSide', { side: team });
    if (!is_pick && player) throw broken('bannedAndPlayed', { hero: heroOf(hero_id).en });
    if (is_pick && (!player || sideOf(player) !== (team === 0 ? 'home' : 'away'))) throw broken('notPlayed', { hero: heroOf(hero_id).en });
  }
}

/** Parses the record of one match; a contradictory one is refused with the match and the reason. */
export function readDota(text: string): ReadDota {
  const document = parseFile(text);
  const found = writtenDota.safeParse(document);
  const id = typeof document === 'object' && document !== null && 'match_id' in document ? String(document.match_id).slice(0, 20) : '';
  if (!found.success) throw fieldFault(found.error.issues[0]?.path).of(id && `match ${id}`);
  const match = found.data;
  const [home, away] = [
    clean(match.radiant_name) || clean(match.radiant_team?.name),
    clean(match.dire_name) || clean(match.dire_team?.name),
  ];
  try {
    check(match, home, away);
    const [homeFive, awayFive] = [fiveOf(match.players, 'home'), fiveOf(match.players, 'away')];
    const bans = (team: number) =>
      (match.picks_bans ?? [])
        .filter((each) => !each.is_pick && each.team === team)
        .sort((one, other) => one.order - other.order)
        .map(({ hero_id }) => heroOf(hero_id));
    const worth = (five: readonly MapLine[]) => five.reduce((sum, { gold }) => sum + (gold ?? 0), 0);
    const course = (match.radiant_gold_adv ?? []).slice(1);
    const takings = takingsOf(match);
    const taken = takings.length > 0 ? null : takenOf(match);
    return {
      matchId: match.match_id,
      league: { id: match.leagueid ?? 0, name: clean(match.league?.name) || null },
      home,
      away,
      beganAt: match.start_time * 1_000,
      seconds: match.duration,
      winner: match.radiant_win ? 'home' : 'away',
      score: [match.radiant_score, match.dire_score],
      gold: match.players.every(({ net_worth }) => net_worth !== undefined) ? worth(homeFive) - worth(awayFive) : (course.at(-1) ?? null),
      sheet: {
        map: null,
        bans: { home: bans(0), away: bans(1) },
        home: homeFive,
        away: awayFive,
        gold: course,
        rounds: [],
        objectives: takings,
        ...(taken && { taken }),
      },
    };
  } catch (error) {
    throw error instanceof BrokenFile ? error.of(`match ${match.match_id}${home && away ? `, ${home} v ${away}` : ''}`) : error;
  }
}
