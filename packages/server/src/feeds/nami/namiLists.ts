import * as z from 'zod/mini';
import type { FeedCompetition, FeedFixture, FeedTeam } from '../../modules/scores/sport/index.ts';
import type { Names } from '../../text/local.ts';
import { slug } from '../../text/spelling.ts';
import { competitionIdOf, matchIdOf, teamIdOf, type NamiSportName } from './namiIds.ts';
import { namiBasketball, namiFootball, type NamiBasketball, type NamiFootball } from './nami.schema.ts';

/** Lists that are read whole once and then by changes, in order of dependence. */
export const namiLists = ['competition', 'season', 'team', 'match'] as const;
export type NamiList = (typeof namiLists)[number];

const text = z.optional(z.nullable(z.string()));
const named = { id: z.int(), name_zh: text, name_en: text, short_name_zh: text, short_name_en: text, logo: text, updated_at: z.int() };

export const namiCompetition = z.object(named);
export const namiTeam = z.object({ ...named, competition_id: z.optional(z.int()) });
export const namiSeason = z.object({ id: z.int(), competition_id: z.int(), year: z.string(), updated_at: z.int() });
const scores = z.array(z.int());
/** A row of the list of matches: time, teams, state. */
export const namiMatch = z.object({
  id: z.int(),
  season_id: z.int(),
  competition_id: z.int(),
  home_team_id: z.int(),
  away_team_id: z.int(),
  status_id: z.int(),
  match_time: z.int(),
  home_scores: scores,
  away_scores: scores,
  round: z.optional(z.nullable(z.object({ round_num: z.optional(z.int()) }))),
  updated_at: z.int(),
});
export type NamiMatch = z.output<typeof namiMatch>;

/** Names by language; the provider writes Chinese and English, and Vietnamese fans read the English one. */
function namesOf(zh: string | null | undefined, en: string | null | undefined, otherwise: string): Names {
  const [first, second] = [zh || en || otherwise, en || zh || otherwise];
  return { zh: first, en: second, vi: second };
}

const palette = ['#b3261e', '#1f4e9e', '#1b7340', '#e0a800', '#5b2c83', '#0b7285', '#c2410c', '#334155'] as const;

/** Address of a logo that a page may show. */
const logoOf = (logo: string | null | undefined): string | null => (logo && /^https:\/\/[^\s"'<>]{1,300}$/.test(logo) ? logo : null);

export function competitionOf(sport: NamiSportName, row: z.output<typeof namiCompetition>): FeedCompetition {
  const names = namesOf(row.name_zh, row.name_en, `#${row.id}`);
  return {
    id: competitionIdOf(sport, row.id),
    sport,
    names,
    shortNames: namesOf(row.short_name_zh || row.name_zh, row.short_name_en || row.name_en, names.en),
    countryNames: { zh: '国际赛事', en: 'International', vi: 'Quốc tế' },
    color: palette[row.id % palette.length] ?? palette[0],
    tier: 3,
  };
}

export function teamOf(sport: NamiSportName, row: z.output<typeof namiTeam>): FeedTeam {
  const names = namesOf(row.name_zh, row.name_en, `#${row.id}`);
  return {
    id: teamIdOf(sport, row.id),
    sport,
    names,
    shortNames: namesOf(row.short_name_zh || row.name_zh, row.short_name_en || row.name_en, names.en),
    colors: [palette[row.id % palette.length] ?? palette[0], '#ffffff'],
    logo: logoOf(row.logo),
  };
}

/** A season as ids of ours write it: `2023-2024` is `2023-24`. */
export function seasonOf(year: string): string {
  const [from = '', to] = year.split(/[-/]/);
  return to && /^\d{4}$/.test(to) ? `${from}-${to.slice(2)}` : slug(year);
}

const numberNames = (number: number): Names => ({ zh: `第${number}轮`, en: `Round ${number}`, vi: `Vòng ${number}` });
const noRound: Names = { zh: '比赛', en: 'Match', vi: 'Trận đấu' };

/** @param teamId maps a team of the provider to the site's: another id where two were merged */
export function fixtureOf(sport: NamiSportName, match: NamiMatch, season: string, teamId: (id: number) => string): FeedFixture {
  const number = match.round?.round_num ?? 0;
  return {
    id: matchIdOf(sport, match.id),
    sport,
    competitionId: competitionIdOf(sport, match.competition_id),
    season,
    roundNames: number > 0 ? numberNames(number) : noRound,
    homeId: teamId(match.home_team_id),
    awayId: teamId(match.away_team_id),
    kickoffAt: match.match_time * 1000,
    isHot: false,
    isSimulated: false,
  };
}

/** State of a match by its row in the list: like the pushed document, but without clock and incidents. */
export const footballStanding = ({ id, status_id: status, home_scores: home, away_scores: away }: NamiMatch): NamiFootball =>
  namiFootball.parse({ id, score: [id, status, home, away, 0] });
export const basketballStanding = ({ id, status_id: status, home_scores: home, away_scores: away }: NamiMatch): NamiBasketball =>
  namiBasketball.parse({ id, score: [id, status, -1, home, away] });
