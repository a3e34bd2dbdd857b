import { msg } from '@lingui/core/macro';
import { matchPhase, type Match, type MatchPhase, type Sport } from '@pitchside/api/scores/matches';
import type { FeedBatch } from '../sport/index.ts';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TopicPolicy } from '../../../platform/topics.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { byLanguage, local, type Language, type Localizable, type Names } from '../../../text/local.ts';
import { detailHandlers } from './detail/detail.handlers.ts';
import { createDetailRepository } from './detail/detail.repository.ts';
import { createFeedWatch, type FeedWatch } from './feed/feedWatch.ts';
import { createManualOverrides, type ManualOverrides } from './overrides/manualOverrides.ts';
import { createApply, type NewsListener } from './matchesApply.ts';
import { describeEvent } from './matchesGoals.ts';
import { createMatchesRepository } from './matches.repository.ts';
import { describeMatch, type MatchRow } from './matches.presenter.ts';
import { firstWindow } from './matchesWindow.ts';
import { positionOfMatch } from './matchesPosition.ts';
import { matchPolicies, matchTopic, sportTopic } from './matches.topics.ts';
import { createOdds, type Odds } from './odds/odds.handlers.ts';
import { createOddsRepository } from './odds/odds.repository.ts';
import { describeBox, describeSeries } from './sheets.presenter.ts';

/** Length of the popular list of the search box. Source: specification section 9. */
const hotList = 10;

const gone = msg`没有找到这场比赛`;

/** A popular match with the fields that the director of rooms needs. */
export interface HotMatch {
  id: string;
  /** Short names by language. */
  names: Readonly<Record<Language, { home: string; away: string; competition: string }>>;
  phase: MatchPhase;
  /** Tier of its competition: 1 for the best known. */
  tier: number;
  /** Ms UTC. */
  kickoffAt: number;
}

export interface Matches {
  handlers: Pick<Handlers, 'allMatches' | 'recommendedMatches' | 'initialMatches' | 'matchBattle' | 'matchBox' | 'matchMaps'> &
    Odds['handlers'] &
    ReturnType<typeof detailHandlers>;
  /** Subscription policies of match topics. */
  policies: TopicPolicy[];
  /** Manual overrides of matches by operators. */
  overrides: ManualOverrides;
  /** Last contact with the source of each sport. */
  states: FeedWatch['states'];
  /** Applies a delivery of a feed; idempotent. */
  apply(batch: FeedBatch): Promise<void>;
  /** Calls a listener with what each delivery changed, in its transaction. */
  onNews(listener: NewsListener): void;
  /** Records that the source of a sport is up to date, even without changes. */
  heard: FeedWatch['heard'];
  /** Watches for sources that go silent. */
  feed: Pick<FeedWatch, 'look'>;
  /** Resolves a client's company id: 0 is the default; undefined for an unknown one. */
  companyOf: Odds['companyOf'];
  /** Odds of all companies, by match; rows begin with the company's id, the default company first. */
  oddsOf: Odds['ofMatches'];
  /** Names of the companies of a sport, by id. */
  companies(sport: Sport): Promise<ReadonlyMap<string, Names>>;
  /** Closing Asian and size lines of the default company for matches of a sport. */
  closingLines: Odds['closingLines'];
  /** A match with everything that its table row shows; undefined for an unknown one. */
  row(id: string): Promise<MatchRow | undefined>;
  /** Matches by id in wire format; skips unknown ids. Inside a transaction it uses that connection. */
  rowsById(ids: readonly string[], within?: Transaction): Promise<Map<string, Localizable<Match>>>;
  /** Most popular current matches of a sport, running ones first. */
  hottest(limit: number, sport?: Sport): Promise<HotMatch[]>;
}

/** Matches: queries, and the only way to change them. */
export function createMatches(platform: Platform): Matches {
  const { clock, events } = platform;
  const repository = createMatchesRepository(platform.db);

  const oddsRepository = createOddsRepository(platform.db, () => clock.now());
  const details = createDetailRepository(platform.db);
  const odds = createOdds(platform, oddsRepository, repository);
  const feed = createFeedWatch(platform, async (tx, emit, ids) => {
    for (const row of await repository.rowsById(ids, tx))
      for (const topic of [sportTopic(row.match.sport), matchTopic(row.match.id)]) emit(topic, 'match', describeMatch(row));
  });
  const { apply, store, onNews } = createApply(platform, repository, oddsRepository, details);
  const overrides = createManualOverrides({ ...platform, store });
  /** The sheet of a match, if it belongs to the sport. */
  async function sheetOf(id: string, sport: Sport) {
    const row = await repository.sheetOf(id);
    if (row?.sport !== sport) throw new CallError(gone);
    return { version: row.sheetVersion ?? row.version, sheet: row.sheet, teams: { home: row.homeId, away: row.awayId } };
  }

  return {
    policies: matchPolicies(platform.db),
    apply,
    onNews,
    overrides,
    states: feed.states,
    heard: feed.heard,
    feed,
    companyOf: odds.companyOf,
    oddsOf: odds.ofMatches,
    companies: async (sport) => new Map((await oddsRepository.companies(sport)).map(({ id, names }) => [id, names])),
    closingLines: odds.closingLines,
    row: (id) => repository.byId(id),
    async rowsById(ids, within) {
      return new Map((await repository.rowsById(ids, within)).map((row) => [row.match.id, describeMatch(row)]));
    },
    async hottest(limit, sport = 'football') {
      const rows = await repository.hot(sport, clock.now(), limit);
      return rows.map(({ match, home, away, competition }) => ({
        id: match.id,
        names: byLanguage((language) => ({
          home: home.shortNames[language],
          away: away.shortNames[language],
          competition: competition.shortNames[language],
        })),
        phase: matchPhase(match.status),
        tier: competition.tier,
        kickoffAt: match.kickoffAt,
      }));
    },
    handlers: {
      ...odds.handlers,
      ...detailHandlers(platform, details, repository),
      async allMatches({ sport }) {
        const rows = await repository.hot(sport, clock.now(), hotList);
        return {
          hot_match: rows.map((row) => ({
            ...describeMatch(row),
            short_name_zh: `${row.home.shortNames.zh} vs ${row.away.shortNames.zh}`,
          })),
        };
      },
      async recommendedMatches({ sport, limit }) {
        return { list: (await repository.hot(sport, clock.now(), limit)).map(describeMatch) };
      },
      async initialMatches({ sport }) {
        const topic = sportTopic(sport);
        // The position is read first: changes in between are replayed, never missed.
        const position = await events.position(topic);
        const now = clock.now();
        const [rows, staleSince] = await Promise.all([
          repository.around(sport, now, now - firstWindow.back, now + firstWindow.ahead, firstWindow.most),
          feed.staleSince(sport),
        ]);
        return { list: rows.map(describeMatch), server_at: now, stale_since: staleSince, topic, ...position };
      },
      async matchBattle({ id }) {
        const topic = matchTopic(id);
        const position = await positionOfMatch(events, repository, id);
        const [row, happened, override] = await Promise.all([repository.byId(id), repository.eventsOf(id), overrides.of(id)]);
        if (!row) throw new CallError(gone);
        return {
          match: describeMatch(row),
          ruling: override ? { kind: override.kind, reason: local(override.reasons), at: override.at } : null,
          events: happened.map((event) => describeEvent(row, event)),
          stale_since: await feed.staleSince(row.match.sport),
          topic,
          ...position,
        };
      },
      async matchBox({ id }) {
        const { version, sheet, teams } = await sheetOf(id, 'basketball');
        return { version, box: sheet?.box ? describeBox(sheet.box, teams) : null };
      },
      async matchMaps({ id }) {
        const { version, sheet } = await sheetOf(id, 'esports');
        return { version, series: sheet?.series ? describeSeries(sheet.series) : null };
      },
    },
  };
}
