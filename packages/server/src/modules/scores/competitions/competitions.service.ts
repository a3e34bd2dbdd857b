import { msg } from '@lingui/core/macro';
import type { MovedRow } from '@pitchside/api/desk/data';
import type { Team } from '@pitchside/api/scores/matches';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import { playerId } from '../sport/index.ts';
import { rankBallPlayers } from './ballPlayers.ts';
import { bracketsOf, joinRounds, tiesOf, type PlannedTie } from './bracket.ts';
import { createChampions } from './champions.ts';
import { createCompetitionsRepository } from './competitions.repository.ts';
import { describeCompetition, describeFixture, describeTeam } from './describe.ts';
import { knownMatches, playersOf, rankPlayers } from './players.ts';
import { currentRound, describeRound, roundId, roundsOf } from './rounds.ts';
import type { SeasonKey } from '../../../catalogue/seasonOrder.ts';
import { titleOf } from '../../../catalogue/titles.data.ts';
import { currentOf, describeSeason } from './seasons.ts';
import { kindOfShape, seasonKindOf } from './kinds.ts';
import { finalGroup, groupsOf, halfNames, summaryOf } from './seasonStandings.ts';
import { bestOfIn, seriesOf, type PlannedSeries, type SeriesRound } from './series.ts';
import { teamStatistics } from './teamStatistics.ts';
import { treeOf } from './tree.ts';

/** Cache lifetime of the tree of countries, ms: every page view requests it, and it changes only at the end of a match. */
const treeCacheTime = 10_000;
/** Maximum number of teams in a search. */
const mostTeams = 20;
/** A round after which nobody advances. */
const thirdPlace = 'Third place';

const noCompetition = msg`没有找到这个赛事`;
const noSeason = msg`没有找到这个赛季`;
const noRound = msg`没有找到这一轮`;

export interface Competitions {
  handlers: Pick<
    Handlers,
    | 'seasonTable'
    | 'basketballTable'
    | 'competitionTree'
    | 'findTeams'
    | 'seasonList'
    | 'seasonRounds'
    | 'seasonFixtures'
    | 'seasonBracket'
    | 'seasonPlayers'
    | 'seasonTeams'
    | 'basketballPlayers'
  >;
  /** The table of a team as it would be with points deducted, each row beside its current place. @throws CallError for an unknown season */
  placesWith(id: string, season: string, taken: { teamId: string; points: number }): Promise<Localizable<MovedRow>[]>;
}

/** Competitions and seasons: tables, rounds, brackets and statistics, computed from matches of any source. */
export function createCompetitions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Competitions {
  const repository = createCompetitionsRepository(db);
  const trees = new Map<string, { at: number; tree: ReturnType<typeof treeOf> }>();

  /** Finds a season; throws an error that names what is missing. */
  async function find(id: string, wanted?: string) {
    const competition = await repository.competition(id);
    const seasons = competition ? await repository.seasons(id) : [];
    if (!competition || seasons.length === 0) throw new CallError(noCompetition);
    const current = currentOf(seasons, clock.now());
    const known = wanted === undefined ? current : seasons.find(({ season }) => season === wanted);
    if (!known) throw new CallError(noSeason);
    const key: SeasonKey = { competitionId: id, season: known.season, sport: competition.sport };
    return { competition, seasons, key, season: describeSeason(known, known === current) };
  }

  /** A season with its matches. */
  async function open(id: string, wanted?: string) {
    const found = await find(id, wanted);
    const matches = await repository.seasonMatches(id, found.key.season);
    return { ...found, matches, kind: seasonKindOf(found.key, matches) };
  }

  async function teamsById(ids: Iterable<string>): Promise<Map<string, Localizable<Team>>> {
    return new Map((await repository.teams([...new Set(ids)])).map((team) => [team.id, describeTeam(team)]));
  }

  /** Adds names, page ids and teams to top players. */
  async function withTeams<Ranked extends { names: Names; teamId: string }>(ranked: readonly Ranked[]) {
    const teams = await teamsById(ranked.map(({ teamId }) => teamId));
    return ranked.flatMap(({ names, teamId, ...player }) => {
      const team = teams.get(teamId);
      return team ? [{ ...player, player: local(names), player_id: playerId(teamId, names), team }] : [];
    });
  }

  async function table(id: string, wanted: string | undefined, live: boolean) {
    const { competition, key, season, matches, kind } = await open(id, wanted);
    const [deductions, rules] = await Promise.all([repository.deductions(id, key.season), repository.rules(key)]);
    const groups = groupsOf(key, rules, matches, deductions, live);
    const teams = await teamsById(groups.flatMap(({ overall }) => overall.map(({ team_id }) => team_id)));
    const size = Math.min(...groups.map(({ overall }) => overall.length));
    return {
      competition: describeCompetition(competition),
      kind,
      season,
      teams: [...teams.values()],
      groups,
      zones: groups.length > 0 ? rules.zonesOf(size) : [],
      deductions: deductions.map(({ teamId, points, reasonNames }) => ({ team_id: teamId, points, reason: local(reasonNames) })),
      rule: local(rules.words),
      is_per_game: rules.isBrokenOff,
      is_live: live,
      summary: summaryOf(matches),
    };
  }

  async function placesWith(id: string, wanted: string, taken: { teamId: string; points: number }) {
    const { key, matches } = await open(id, wanted);
    const [deductions, rules] = await Promise.all([repository.deductions(id, key.season), repository.rules(key)]);
    const rowsWith = (all: typeof deductions) =>
      groupsOf(key, rules, matches, all, false).find(({ overall }) => overall.some(({ team_id }) => team_id === taken.teamId))?.overall ??
      [];
    const now = new Map(rowsWith(deductions).map((row) => [row.team_id, row]));
    const others = deductions.filter(({ teamId }) => teamId !== taken.teamId);
    const reasonNames = { zh: '', en: '', vi: '' };
    const teams = await teamsById(now.keys());
    return rowsWith([...others, { competitionId: id, season: key.season, reasonNames, ...taken }]).flatMap(
      ({ team_id: teamId, played, position, points }) => {
        const [team, before] = [teams.get(teamId), now.get(teamId)];
        if (!team || !before) return [];
        return [
          { team: { id: teamId, name: team.name }, played, position, points, now: { position: before.position, points: before.points } },
        ];
      },
    );
  }

  const kindOf = async (id: string) => kindOfShape((await repository.shapes(id))[0] ?? { id, seasons: 0, withRounds: 0 });

  /**
   * The champion of a finished season: the top of the table or the winner of the final, as configured for the competition; by default by
   * its kind, league or cup.
   */
  async function championOf(key: SeasonKey): Promise<string | undefined> {
    const { competitionId: id } = key;
    const matches = await repository.seasonMatches(id, key.season);
    const title = titleOf(key);
    if (title === 'final' || (title === undefined && seasonKindOf(key, matches) === 'cup')) {
      const final = roundsOf(matches)
        .filter(({ stage, names }) => stage === 'knockout' && names.en !== thirdPlace)
        .at(-1);
      // A round with several ties has later ones that are not drawn yet.
      const [tie, other] = final
        ? tiesOf(final.id, await repository.fixtures(final.matches.map((match) => match.id)), bestOfIn(id, final.id))
        : [];
      return tie?.winner && !other ? (tie.winner === 'home' ? tie.homeId : tie.awayId) : undefined;
    }
    // The league phase of a cup leads to its knockout rounds.
    if (title === undefined && (await kindOf(id)) === 'cup') return undefined;
    const [deductions, rules] = await Promise.all([repository.deductions(id, key.season), repository.rules(key)]);
    const groups = groupsOf(key, rules, matches, deductions, false);
    const last = groups.find((group) => group.id === finalGroup) ?? groups[0];
    // A league with separate tables of conferences has no champion by table.
    return groups.length > 1 && last?.id !== finalGroup ? undefined : last?.overall[0]?.team_id;
  }

  const champions = createChampions(clock, championOf);

  return {
    placesWith,
    handlers: {
      seasonTable: ({ id, season, live }) => table(id, season, live === 1),
      basketballTable: ({ id, season }) => table(id, season, false),
      async competitionTree({ sport }) {
        const cached = trees.get(sport);
        const now = clock.now();
        if (cached && now - cached.at < treeCacheTime) return cached.tree;
        const [all, rounds, shapes] = await Promise.all([repository.competitions(sport), repository.rounds(sport), repository.shapes()]);
        const tree = treeOf(all, rounds, new Set(shapes.flatMap((shape) => (kindOfShape(shape) === 'cup' ? [shape.id] : []))), now);
        trees.set(sport, { at: now, tree });
        return tree;
      },
      async findTeams({ text, sport }) {
        const teams = await repository.teamsNamed(sport, text, mostTeams);
        const last = await repository.lastSeasonsOf(teams.map(({ id }) => id));
        return {
          list: teams.flatMap((team) => {
            const played = last.get(team.id);
            return played
              ? [{ team: describeTeam(team), competition: describeCompetition(played.competition), season: played.season }]
              : [];
          }),
        };
      },
      async seasonList({ id }) {
        const { competition, seasons } = await find(id);
        const current = currentOf(seasons, clock.now());
        const inOrder = [...seasons].sort((a, b) => b.startsAt - a.startsAt);
        const winners = await Promise.all(
          inOrder.map(async (known) =>
            known.finished === known.matches
              ? champions.of({ competitionId: id, season: known.season, sport: competition.sport }, known)
              : undefined,
          ),
        );
        const teams = await teamsById(winners.flatMap((team) => team ?? []));
        return {
          competition: describeCompetition(competition),
          kind: await kindOf(id),
          seasons: inOrder.map((known, index) => ({
            ...describeSeason(known, known === current),
            champion: teams.get(winners[index] ?? '') ?? null,
          })),
        };
      },
      async seasonRounds({ id, season: wanted }) {
        const { season, matches } = await open(id, wanted);
        const rounds = roundsOf(matches);
        const current = currentRound(rounds);
        return { season, rounds: rounds.map((round) => describeRound(round, round === current)) };
      },
      async seasonFixtures({ id, season: wanted, round: roundWanted }) {
        const { season, matches } = await open(id, wanted);
        const rounds = roundsOf(matches);
        const current = currentRound(rounds);
        const round = roundWanted === undefined ? current : rounds.find((each) => each.id === roundWanted);
        if (!round) throw new CallError(noRound);
        const rows = await repository.fixtures(round.matches.map((match) => match.id));
        return { season, round: describeRound(round, round === current), list: rows.map(describeFixture) };
      },
      async seasonBracket({ id, season: wanted }) {
        const { season, key, matches } = await open(id, wanted);
        const rounds = roundsOf(matches).filter(({ stage }) => stage === 'knockout');
        const rows = await repository.fixtures(rounds.flatMap((round) => round.matches.map((match) => match.id)));
        const series = seriesOf(key, await repository.rules(key), matches, rows);
        const planned = rounds.map((round) => ({
          round,
          ties: tiesOf(
            round.id,
            rows.filter(({ row }) => round.matches.some((match) => match.id === row.match.id)),
          ),
        }));
        const way = planned.filter(({ round }) => round.names.en !== thirdPlace);
        const joined = bracketsOf(way).flatMap((own) => joinRounds(own.map(({ ties }) => ties)));
        const teams = await teamsById(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
        const describeTie = ({ homeId, awayId, legs, bestOf, seeds, ...tie }: PlannedTie & Partial<PlannedSeries>) => ({
          ...tie,
          best_of: bestOf ?? null,
          seeds: seeds ?? null,
          home: teams.get(homeId) ?? null,
          away: teams.get(awayId) ?? null,
          legs: legs.map(describeFixture),
        });
        if (series) {
          const describeSeries = ({ round: { names }, ties }: SeriesRound) => ({
            id: roundId(names),
            name: local(names),
            ties: ties.map(describeTie),
          });
          return {
            season,
            rounds: series.rounds.map(describeSeries),
            third_place: null,
            play_in: series.playIn.filter(({ ties }) => ties.length > 0).map(describeSeries),
            halves: halfNames(id),
          };
        }
        const third = planned.find(({ round }) => round.names.en === thirdPlace);
        return {
          season,
          rounds: way.map(({ round }, index) => ({ id: round.id, name: local(round.names), ties: (joined[index] ?? []).map(describeTie) })),
          third_place: third ? { id: third.round.id, name: local(third.round.names), ties: third.ties.map(describeTie) } : null,
          play_in: [],
          halves: [],
        };
      },
      async basketballPlayers({ id, season: wanted, by, limit }) {
        const { season, key } = await find(id, wanted);
        const ranked = rankBallPlayers(await repository.ballPlayers(id, key.season), by, limit);
        return { season, list: await withTeams(ranked) };
      },
      async seasonPlayers({ id, season: wanted, by, limit }) {
        const { season, key, matches } = await open(id, wanted);
        const events = await repository.events(id, key.season);
        const ranked = rankPlayers(playersOf(events), by, limit);
        return { season, list: await withTeams(ranked), known: knownMatches(matches, events), finished: season.finished };
      },
      async seasonTeams({ id, season: wanted }) {
        const { season, matches } = await open(id, wanted);
        const sums = teamStatistics(matches);
        const teams = await teamsById(sums.keys());
        const list = [...sums].flatMap(([teamId, figures]) => {
          const team = teams.get(teamId);
          return team ? [{ team, ...figures }] : [];
        });
        return { season, list };
      },
    },
  };
}
