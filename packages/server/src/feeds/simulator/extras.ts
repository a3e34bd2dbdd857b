import type { Sport } from '@pitchside/api/scores/matches';
import type { FeedDetail, FeedOdds, FeedBatch, FeedFixture } from '../../modules/scores/sport/index.ts';
import { dayOf } from './football/calendar.ts';
import { instantOf, planStory, versionOf, type Story } from './football/detail/story.ts';
import { planGameStory } from './basketball/story.ts';
import { bookmakers } from './odds/companies.data.ts';
import { planQuotes, type Quotes } from './odds/quotes.ts';
import type { Pace } from './pace.ts';
import { endOf } from './state.ts';
import { planDay, planOf } from './sports.ts';
import type { Timeline } from './football/timeline.types.ts';
import type { News } from './world.ts';

/** Versions that an earlier run delivered: of odds by `match company`, of details by match. */
export interface DeliveredExtras {
  odds: ReadonlyMap<string, number>;
  details: ReadonlyMap<string, number>;
}

/** Odds, figures, line-ups and commentary of the simulated world, beside its scores. */
export interface Extras {
  /** Changes since the last call. Running matches come first; after `most` changes the rest waits. Instants are the clock's, ms UTC. */
  news(now: number, most: number): News;
  /**
   * The same for matches that run or begin within `ahead` simulated ms, however many have to be planned for it: for a start, when nobody
   * waits for anything else.
   */
  newsOf(ahead: number, now: number, most: number): News;
  /**
   * Opening and closing odds of finished matches that began within `back` simulated ms and have none yet: for a start, before the changes
   * in between are delivered.
   */
  closings(back: number, now: number): FeedBatch;
}

const day = 86_400_000;
/** Time for which a match is followed after its end, simulated ms: until its closing odds are delivered. */
const afterwards = 10_000;

/** Longest time of a sport's match after its kick-off, ms. */
const surelyOver: Readonly<Record<Sport, number>> = { football: 195 * 60_000, basketball: 170 * 60_000, esports: 330 * 60_000 };

/** Matches planned for one delivery: planning takes some milliseconds each, and the afternoon's first kick-offs come together. */
const plannedAtOnce = 4;

const companiesOf = ({ sport }: FeedFixture) => bookmakers.filter(({ sports }) => sports.includes(sport));

interface Plans {
  timeline: Timeline | undefined;
  quotes: readonly Quotes[];
  story: Story;
}

/** Stories of each sport; a series of esports has none, its maps come with its updates. */
const stories: Readonly<Record<Sport, typeof planStory>> = {
  football: planStory,
  basketball: planGameStory,
  esports: () => ({ between: () => undefined, nextAfter: () => Infinity }),
};

interface Followed {
  fixture: FeedFixture;
  /** Planned at its first turn, and anew when the match has begun. */
  plans: Plans | undefined;
  /** Delivered version of each company. */
  sentVersions: number[];
  /** Instant until which details were delivered. */
  sentUntil: number;
  /** Nothing is due before this instant. */
  dueAt: number;
}

/** Factor on the time between two price updates in a fast world, so that a real second brings about as much as at speed 5. */
const slownessOf = (speed: number) => Math.max(1, speed / 5);

/** Extras of a world; apart from the delivered versions, all follows from seed and time. */
export function createExtras(pace: Pace, speed: number, delivered: DeliveredExtras = { odds: new Map(), details: new Map() }): Extras {
  const planned = new Set<number>();
  let followed: Followed[] = [];
  const slowness = slownessOf(speed);

  const plan = (fixture: FeedFixture, timeline: Timeline | undefined): Plans => ({
    timeline,
    quotes: companiesOf(fixture).map((company) => planQuotes(pace.seed, fixture, company, timeline, slowness)),
    story: stories[fixture.sport](pace.seed, fixture, timeline),
  });

  function follow(fixture: FeedFixture): Followed {
    const sentVersions = companiesOf(fixture).map(({ id }) => delivered.odds.get(`${fixture.id} ${id}`) ?? 0);
    const version = delivered.details.get(fixture.id);
    return {
      fixture,
      plans: undefined,
      sentVersions,
      sentUntil: version === undefined ? -Infinity : instantOf(fixture.kickoffAt, version),
      dueAt: -Infinity,
    };
  }

  function moveTo(at: number): void {
    const today = dayOf(at);
    for (const each of [today - 1, today, today + 1].filter((one) => !planned.has(one))) {
      planned.add(each);
      followed.push(...planDay(pace.seed, each).map(follow));
    }
    followed = followed.filter(({ dueAt, fixture }) => dueAt < Infinity && fixture.kickoffAt > at - 2 * day);
  }

  const hasBegun = ({ fixture }: Followed, at: number) => fixture.kickoffAt <= at;
  const isUnplanned = (match: Followed, at: number) => !match.plans || (hasBegun(match, at) && !match.plans.timeline);

  /** Running matches come first, then coming ones, then finished ones. */
  const urgency = ({ fixture: { kickoffAt, sport } }: Followed, at: number) =>
    at > kickoffAt + surelyOver[sport] ? 2 : kickoffAt > at ? 1 : 0;

  const oddsOf = ({ fixture, sentVersions }: Followed, { timeline, quotes }: Plans, at: number): FeedOdds[] => {
    const isOver = timeline !== undefined && at >= endOf(timeline) + afterwards;
    return quotes.flatMap((each, index) => {
      const version = sentVersions[index] ?? 0;
      // A finished match without delivered in-play odds gets no full history: nobody looks at it.
      return isOver && version <= each.versionAt(fixture.kickoffAt) ? each.ends() : each.since(version, at);
    });
  };

  const nextDue = ({ kickoffAt }: FeedFixture, { timeline, quotes, story }: Plans, sentVersions: readonly number[], until: number) => {
    const next = Math.min(...quotes.map((each, index) => each.nextAfter(sentVersions[index] ?? 0)), story.nextAfter(until));
    return timeline ? next : Math.min(next, kickoffAt);
  };

  const inClockTime = <Item extends { at: number }>(item: Item): Item => ({ ...item, at: pace.toClock(item.at) });

  function gather(now: number, most: number, planningsAtOnce: number, ahead: number): News {
    const at = pace.toSimulated(now);
    moveTo(at);
    const [odds, details]: [FeedOdds[], FeedDetail[]] = [[], []];
    const settled: (() => void)[] = [];
    const due = followed
      .filter((match) => match.dueAt <= at && match.fixture.kickoffAt <= at + ahead && (ahead === Infinity || urgency(match, at) < 2))
      .toSorted((one, other) => urgency(one, at) - urgency(other, at) || one.fixture.kickoffAt - other.fixture.kickoffAt);
    let plannings = 0;
    for (const match of due) {
      if (odds.length + details.length >= most || plannings >= planningsAtOnce) break;
      const { fixture } = match;
      if (isUnplanned(match, at)) {
        if (hasBegun(match, at)) plannings += 1;
        match.plans = plan(fixture, hasBegun(match, at) ? planOf(pace.seed, fixture).timeline : undefined);
      }
      const plans = match.plans;
      if (!plans) continue;
      const second = instantOf(fixture.kickoffAt, versionOf(fixture.kickoffAt, at));
      const detail = plans.story.between(match.sentUntil, second);
      odds.push(...oddsOf(match, plans, at));
      if (detail) details.push(detail);
      const sentVersions = plans.quotes.map((quotes) => quotes.versionAt(at));
      const dueAt = nextDue(fixture, plans, sentVersions, second);
      settled.push(() => Object.assign(match, { sentVersions, sentUntil: second, dueAt }));
    }
    return {
      batch: {
        ...(odds.length > 0 && { odds: odds.map(inClockTime) }),
        ...(details.length > 0 && {
          details: details.map(({ shots, ...detail }) => ({
            ...detail,
            plays: detail.plays.map(inClockTime),
            ...(shots && { shots: shots.map(inClockTime) }),
          })),
        }),
      } satisfies FeedBatch,
      taken: () => settled.forEach((settle) => settle()),
    };
  }

  return {
    news: (now, most) => gather(now, most, plannedAtOnce, Infinity),
    newsOf: (ahead, now, most) => gather(now, most, Infinity, ahead),
    closings(back, now) {
      const at = pace.toSimulated(now);
      moveTo(at);
      const odds = followed
        .filter(
          (match) =>
            urgency(match, at) === 2 && match.fixture.kickoffAt > at - back && match.sentVersions.every((version) => version === 0),
        )
        .flatMap(({ fixture }) =>
          companiesOf(fixture).flatMap((company) => planQuotes(pace.seed, fixture, company, undefined, slowness).bounds()),
        );
      return { isPast: true, ...(odds.length > 0 && { odds: odds.map(inClockTime) }) };
    },
  };
}
