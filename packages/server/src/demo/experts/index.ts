import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OddsMarket, OddsRow } from '@pitchside/api/scores/matches';
import { mostForPlan } from '@pitchside/api/experts/plans';
import { createAccountRepository } from '../../modules/member/account/index.ts';
import type { Content } from '../../modules/content/content/index.ts';
import type { Ledger } from '../../modules/money/ledger/index.ts';
import type { Matches } from '../../modules/scores/matches/index.ts';
import { freeze, outcomeOf, plans as planRows, type Frozen, type GivenPlan, type Plans } from '../../modules/experts/plans/index.ts';
import { competitions, matches as matchRows, teams } from '../../modules/scores/sport/index.ts';
import { CallError } from '../../platform/callError.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor, type Random } from '../../platform/random.ts';
import { day, hour } from '../../platform/retention.ts';
import type { Language, Names } from '../../text/local.ts';
import type { EnsureMember } from '../members.ts';
import { filled, named } from '../filled.ts';
import { demoPeople, personMobile } from '../rooms/people.data.ts';
import { createPlanDiscussing } from './discussing.ts';
import { basketballLines } from './basketball.data.ts';
import { demoExperts, type DemoExpert } from './experts.data.ts';
import { footballLines } from './football.data.ts';

/** Reach of records in ms, most past plans in them, and number of plans that one expert has on sale. */
const [back, mostPast, onSale] = [45 * day, 60, 4];
/** Lowest tier of leagues with plans, and reach ahead, ms. */
const [lowestTier, ahead] = [2, 40 * hour];
/** Diamonds of a buyer, and most buyers in one round. */
const [purse, buyersAtOnce] = [10_000, 6];

const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];
interface Known {
  match: typeof matchRows.$inferSelect;
  home: Names;
  away: Names;
  league: Names;
}
interface Parts {
  plans: Pick<Plans, 'fill' | 'fillExperts' | 'unlock' | 'settle'>;
  matches: Pick<Matches, 'oddsOf'>;
  ledger: Pick<Ledger, 'post' | 'state'>;
  content: Pick<Content, 'discussed' | 'comments'>;
  ensureMember: EnsureMember;
}

/**
 * Creates the experts of the demo world: their record of past picks, plans on coming matches, members who unlock them, and posts about the
 * results.
 */
export function createDemoExperts({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>, parts: Parts) {
  const { plans, matches, ledger, content, ensureMember } = parts;
  const members = createAccountRepository(db);
  /** In which language each expert writes, by member. */
  const writes = new Map<number, Language>();
  let cast: Promise<(DemoExpert & { id: number })[]> | undefined;

  async function gather() {
    const people = await Promise.all(demoExperts.map(async (expert) => ({ ...expert, id: await ensureMember(expert) })));
    for (const { id, language } of people) writes.set(id, language);
    await plans.fillExperts(people.map(({ id, joined = 0 }) => ({ id, since: clock.now() - Math.min(joined, 300) * day })));
    return people;
  }
  const experts = () => (cast ??= gather());

  const known = () =>
    db
      .select({ match: matchRows, home: home.shortNames, away: away.shortNames, league: competitions.shortNames })
      .from(matchRows)
      .innerJoin(home, eq(home.id, matchRows.homeId))
      .innerJoin(away, eq(away.id, matchRows.awayId))
      .innerJoin(competitions, and(eq(competitions.id, matchRows.competitionId), sql`${competitions.tier} <= ${lowestTier}`))
      .$dynamic();
  /** Finished matches of a sport, for a record. */
  const past = (sports: DemoExpert['sports']): Promise<Known[]> =>
    known()
      .where(
        and(
          inArray(matchRows.sport, [...sports]),
          eq(matchRows.status, 'finished'),
          isNotNull(matchRows.homeScore),
          gt(matchRows.kickoffAt, clock.now() - back),
          lt(matchRows.kickoffAt, clock.now() - 3 * hour),
        ),
      )
      .orderBy(desc(matchRows.kickoffAt), asc(matchRows.id))
      .limit(600);
  const coming = (sports: DemoExpert['sports']): Promise<Known[]> =>
    known()
      .where(
        and(
          inArray(matchRows.sport, [...sports]),
          eq(matchRows.status, 'scheduled'),
          gt(matchRows.kickoffAt, clock.now() + hour / 2),
          lt(matchRows.kickoffAt, clock.now() + ahead),
        ),
      )
      .orderBy(desc(matchRows.isHot), asc(competitions.tier), asc(matchRows.kickoffAt))
      .limit(60);

  function wordsOf({ language }: DemoExpert, { match, home: ours, away: theirs, league }: Known, chance: Random) {
    const lines = (match.sport === 'basketball' ? basketballLines : footballLines)[language];
    const values = { home: named(ours, language), away: named(theirs, language), league: named(league, language) };
    const said = (texts: readonly string[]) => filled(chance.pick(texts), values);
    return {
      title: said(lines.titles),
      teaser: said(lines.teasers),
      analysis: [said(lines.looks), said(lines.keys), said(lines.stakes)].join('\n\n'),
      pictures: [],
    };
  }
  const planOf = (expert: DemoExpert & { id: number }, row: Known, chance: Random, picks: readonly Frozen[], at: number): GivenPlan => ({
    expertId: expert.id,
    matchId: row.match.id,
    sport: row.match.sport === 'basketball' ? 'basketball' : 'football',
    kickoffAt: row.match.kickoffAt,
    ...wordsOf(expert, row, chance),
    price: Math.min(mostForPlan, chance.happens(0.12) ? 0 : expert.price),
    submittedAt: at,
    picks,
  });

  /** A pick of a match with a known result, right as often as the expert is; the line is one that a company would have had. */
  function hindsight({ skill }: DemoExpert, { match }: Known, chance: Random): Frozen {
    const score = match.regular ?? { home: match.homeScore ?? 0, away: match.awayScore ?? 0 };
    const isBall = match.sport === 'basketball';
    const play = chance.pick<OddsMarket>(['asian', 'size']);
    const line =
      play === 'asian'
        ? isBall
          ? chance.between(-8, 8) + 0.5
          : chance.between(-4, 5) / 4
        : isBall
          ? chance.between(205, 232) + 0.5
          : chance.between(8, 13) / 4;
    const sides = play === 'asian' ? (['home', 'away'] as const) : (['over', 'under'] as const);
    const right = sides.find((side) => ['won', 'half_won', 'void'].includes(outcomeOf({ play, side, line }, score))) ?? sides[0];
    const side = chance.happens(skill / 100) ? right : (sides.find((each) => each !== right) ?? right);
    return { play, side, line, odds: 1_000 + chance.between(84, 98) * 10, companyId: '1' };
  }

  /** A company's offer on a coming match: one market, seldom two. */
  function foresight(row: Known, rows: readonly OddsRow[], chance: Random): Frozen[] {
    const sport = row.match.sport;
    const plays = chance.shuffled<OddsMarket>(['asian', 'size', 'european']).slice(0, chance.happens(0.25) ? 2 : 1);
    return plays.flatMap((play) => {
      const quote = rows[0]?.[play === 'asian' ? 1 : play === 'size' ? 2 : 3]?.[1];
      if (!quote) return [];
      const side = play === 'size' ? chance.pick(['over', 'under'] as const) : chance.pick(['home', 'away'] as const);
      return [freeze({ play, side, ...(quote[1] !== null && { line: quote[1] }) }, sport, rows)];
    });
  }

  async function writtenBy(expertId: number): Promise<{ matchId: string; kickoffAt: number }[]> {
    return db.select({ matchId: planRows.matchId, kickoffAt: planRows.kickoffAt }).from(planRows).where(eq(planRows.expertId, expertId));
  }

  /** A record, once: it is made as soon as enough matches lie behind. */
  async function lookBack(expert: DemoExpert & { id: number }, written: readonly { kickoffAt: number }[]): Promise<boolean> {
    if (written.some(({ kickoffAt }) => kickoffAt < clock.now() - 3 * hour)) return false;
    const rows = await past(expert.sports);
    if (rows.length < mostPast) return false;
    const chance = randomFor('record', expert.mobile);
    const chosen = chance.shuffled(rows).slice(0, mostPast - chance.between(0, 25));
    await plans.fill(
      chosen
        .toSorted((one, other) => one.match.kickoffAt - other.match.kickoffAt)
        .map((row) => planOf(expert, row, chance, [hindsight(expert, row, chance)], row.match.kickoffAt - chance.between(2, 20) * hour)),
    );
    return true;
  }

  async function lookAhead(expert: DemoExpert & { id: number }, written: readonly { matchId: string; kickoffAt: number }[]): Promise<void> {
    const open = written.filter(({ kickoffAt }) => kickoffAt > clock.now()).length;
    const known = new Set(written.map(({ matchId }) => matchId));
    const rows = (await coming(expert.sports)).filter(({ match }) => !known.has(match.id));
    const chance = randomFor('plans', expert.mobile, written.length);
    const chosen = chance.shuffled(rows.slice(0, 24)).slice(0, Math.max(0, onSale - open));
    const odds = await matches.oddsOf(chosen.map(({ match }) => match.id));
    const given = chosen.flatMap((row) => {
      const picks = foresight(row, odds.get(row.match.id) ?? [], chance);
      return picks.length === 0 ? [] : [planOf(expert, row, chance, picks, clock.now())];
    });
    await plans.fill(given);
  }

  /** Mobile numbers of viewers who read a language. */
  const mobilesOf = (language: Language) =>
    demoPeople.flatMap((person, index) => (person.language === language ? [personMobile(index)] : []));
  const discuss = createPlanDiscussing(
    { db, clock, events },
    {
      content,
      languageOf: (id) => writes.get(id),
      async readersOf(language) {
        const found = await Promise.all(mobilesOf(language).map((mobile) => members.userByMobile(`86-${mobile}`)));
        return found.flatMap((reader) => reader?.id ?? []);
      },
    },
  );

  /** Lets a few members unlock plans on sale in their language. */
  async function buy(): Promise<void> {
    const open = await db
      .select({ id: planRows.id, authorId: planRows.expertId, price: planRows.price, sold: planRows.sold })
      .from(planRows)
      .where(and(eq(planRows.state, 'published'), gt(planRows.kickoffAt, clock.now())))
      .orderBy(asc(planRows.sold), asc(planRows.id))
      .limit(buyersAtOnce);
    for (const { id, authorId, price, sold } of open) {
      const language = writes.get(authorId);
      const buyer = language && (await members.userByMobile(`86-${randomFor('buyer', id, sold).pick(mobilesOf(language))}`));
      if (!buyer) continue;
      const short = (await ledger.state(buyer.id)).balance < price;
      await events
        .transaction(async (tx, emit) => {
          if (short)
            await ledger.post(tx, emit, {
              kind: 'opening',
              member: buyer.id,
              moves: [{ unit: 'diamond', from: 'issue', to: buyer.id, amount: purse }],
            });
          await plans.unlock(tx, emit, buyer.id, String(id), price);
        })
        .catch((error: unknown) => {
          // Kicked off meanwhile.
          if (!(error instanceof CallError)) throw error;
        });
    }
  }

  return {
    /** Continues records, plans, unlocks, and comments on settled plans. */
    async write(): Promise<void> {
      let isNew = false;
      for (const expert of await experts()) {
        const written = await writtenBy(expert.id);
        isNew = (await lookBack(expert, written)) || isNew;
        await lookAhead(expert, written);
      }
      if (isNew) await plans.settle();
      await buy();
      await discuss();
    },
  };
}
