import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createAccountRepository } from '../../modules/member/account/index.ts';
import type { Content } from '../../modules/content/content/index.ts';
import { competitions, matches as matchTable, teams } from '../../modules/scores/sport/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import { day, hour } from '../../platform/retention.ts';
import { languages, type Language } from '../../text/local.ts';
import type { EnsureMember } from '../members.ts';
import { filled, named } from '../filled.ts';
import { demoPeople, personMobile } from '../rooms/people.data.ts';
import type { Outcome } from './reports.data.ts';
import {
  asides,
  categoryOf,
  channelMobile,
  channels,
  videoAbouts,
  videoLines,
  videoTags,
  videoTitles,
  type Channel,
  type VideoSubject,
} from './videos.data.ts';

type Side = 'home' | 'away';
interface Sides {
  home: { colors: [string, string] };
  away: { colors: [string, string] };
}

/** Short videos of matches, with their metadata; injected by the site. */
export interface DemoFilms {
  goals(match: Sides, sides: readonly Side[]): Film;
  stretch(kind: 'basketball' | 'esports' | 'talk', match: Sides | undefined, number: number): Film;
  /** Goals in their order, also those that were taken back; undefined for matches that nobody simulates. */
  foresee(matchId: string, kickoffAt: number): { goals: readonly { side: Side }[] } | undefined;
}
interface Film {
  url: string;
  seconds: number;
  goals: { at: number; side: Side }[];
}

/** Matches that get a video in one round, and how far back, ms. */
const [atOnce, back] = [4, 3 * day];
/** From which tier on nobody films a league. */
const lowestTier = 2;
/** The size of every short film, px. */
const size = { width: 1280, height: 720 };

const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];
const stretchOf = {
  plays: 'basketball',
  training: 'basketball',
  fights: 'esports',
  talk: 'talk',
  tactics: 'talk',
  stands: 'talk',
} as const;
const subjectOf = { football: 'goals', basketball: 'plays', esports: 'fights' } as const satisfies Record<string, VideoSubject>;

/** Sides of the goals of a match, as many of each as in the score, in the known order. */
export function goalSides(score: Readonly<Record<Side, number>>, order: readonly Side[]): Side[] {
  const left = { ...score };
  const known = order.filter((side) => (left[side] -= 1) >= 0);
  const missing = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: score[side] - known.filter((each) => each === side).length }, () => side),
  );
  return [...known, ...missing];
}

/**
 * Posts videos of finished matches as fan channels would: what a video shows and says agrees with the score, and each match gets one video.
 */
export function createDemoVideos(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  content: Content,
  films: DemoFilms,
  ensureMember: EnsureMember,
) {
  const members = createAccountRepository(db);
  let cast: Promise<(Channel & { id: number })[]> | undefined;
  const authors = () =>
    (cast ??= Promise.all(
      channels.map(async (channel, index) => ({
        ...channel,
        id: await ensureMember({ ...channel, mobile: channelMobile(index) }),
      })),
    ));

  /** Matches that are over and that nobody has filmed, the first before the others. */
  const due = async () => {
    const rows = await db
      .select({
        match: matchTable,
        home: home.shortNames,
        away: away.shortNames,
        homeColors: home.colors,
        awayColors: away.colors,
        league: competitions.shortNames,
      })
      .from(matchTable)
      .innerJoin(home, eq(home.id, matchTable.homeId))
      .innerJoin(away, eq(away.id, matchTable.awayId))
      .innerJoin(competitions, eq(competitions.id, matchTable.competitionId))
      .where(
        and(
          eq(matchTable.status, 'finished'),
          inArray(matchTable.sport, Object.keys(subjectOf) as (keyof typeof subjectOf)[]),
          gt(matchTable.kickoffAt, clock.now() - back),
          isNotNull(matchTable.homeScore),
          sql`${competitions.tier} <= ${lowestTier}`,
          sql`not exists (select from content_item where match_id = ${matchTable.id} and kind = 'video')`,
        ),
      )
      .orderBy(desc(matchTable.isHot), desc(matchTable.kickoffAt))
      .limit(atOnce);
    return rows.toSorted((one, other) => one.match.kickoffAt - other.match.kickoffAt);
  };

  async function fansOf(language: Language): Promise<number[]> {
    const found = await Promise.all(
      demoPeople.flatMap((person, index) => (person.language === language ? [members.userByMobile(`86-${personMobile(index)}`)] : [])),
    );
    return found.flatMap((person) => person?.id ?? []);
  }

  type Due = Awaited<ReturnType<typeof due>>[number];

  function filmOf(subject: VideoSubject, { match, homeColors, awayColors }: Due, number: number): Film {
    const sides = { home: { colors: homeColors }, away: { colors: awayColors } };
    if (subject !== 'goals' && subject !== 'skills') return films.stretch(stretchOf[subject], sides, number);
    const order = films.foresee(match.id, match.kickoffAt)?.goals.map(({ side }) => side) ?? [];
    return films.goals(sides, goalSides({ home: match.homeScore ?? 0, away: match.awayScore ?? 0 }, order));
  }

  /** Chapter of a goal: its start in the video, and the score then. */
  const chaptersOf = (film: Film, values: Readonly<Record<Side, string>>) => {
    const score = { home: 0, away: 0 };
    return film.goals.map(({ at, side }) => {
      score[side] += 1;
      return { at: Math.max(0, at - 10), title: `${score.home}-${score.away} ${values[side]}` };
    });
  };

  return {
    /** Posts videos of matches that have ended since. */
    async write(): Promise<void> {
      const people = new Map(await Promise.all(languages.map(async (language) => [language, await fansOf(language)] as const)));
      const all = await authors();
      const shelves = await content.shelves.list('category');
      for (const row of await due()) {
        const { match } = row;
        const chance = randomFor('video', match.id);
        const own = subjectOf[match.sport];
        const aside = chance.pick(asides[match.sport]);
        // A goalless match teaches nothing about shooting.
        const besides: VideoSubject[] = aside === 'skills' && (match.homeScore ?? 0) + (match.awayScore ?? 0) === 0 ? [] : [aside];
        const subjects: VideoSubject[] = match.isHot && match.sport === 'football' ? [own, 'talk', ...besides] : [own, ...besides];
        for (const subject of subjects) {
          const author = chance.pick(all.filter(({ films: kinds }) => kinds.includes(subject)));
          const { language } = author;
          const shelf = shelves.find(({ slug }) => slug === categoryOf[subject]);
          if (!shelf) return;
          const [ours, theirs] = [match.homeScore ?? 0, match.awayScore ?? 0];
          const outcome: Outcome = ours > theirs ? 'won' : ours < theirs ? 'lost' : 'drawn';
          const values = {
            home: named(row.home, language),
            away: named(row.away, language),
            league: named(row.league, language),
            score: `${ours}-${theirs}`,
          };
          const film = filmOf(subject, row, chance.between(0, 15));
          const at = Math.min(clock.now(), match.kickoffAt + 2 * hour + chance.between(5, 40) * 60_000);
          const fans = chance.shuffled(people.get(language) ?? []);
          const lines = videoLines[language];
          await events.transaction(async (tx) => {
            await content.publishing.turn(tx);
            const item = await content.acts.add(tx, {
              kind: 'video',
              authorId: author.id,
              state: 'awaiting',
              matchId: match.id,
              lang: language,
              shelfId: shelf.id,
              title: filled(chance.pick(videoTitles[language][subject][outcome]), values),
              body: filled(videoAbouts[language][subject], values),
              data: { clip: { url: film.url, cover: '', seconds: film.seconds, ...size }, chapters: chaptersOf(film, values) },
              tags: [...videoTags[language][subject], values.league],
              featuredAt: match.isHot ? at : null,
              at,
            });
            await content.acts.setState(tx, item, 'shown', '', clock.now(), at);
            await content.find.index(tx, item);
            const now = clock.now();
            await content.acts.count(tx, item, 'views', chance.between(200, match.isHot ? 90_000 : 9_000), now);
            for (const fan of fans.slice(0, chance.between(2, 9))) await content.acts.mark(tx, item, fan, 'like', true, now);
            for (const fan of fans.slice(0, chance.between(0, 3))) await content.acts.mark(tx, item, fan, 'favorite', true, now);
            // One comment at each goal, and others anywhere.
            const moments = [
              ...film.goals.flatMap((goal) => [0, 1, 2].map((step) => ({ at: goal.at * 10 + step * 7, text: chance.pick(lines.goal) }))),
              ...Array.from({ length: 6 }, () => ({ at: chance.between(5, film.seconds * 10 - 5), text: chance.pick(lines.any) })),
            ];
            for (const [index, moment] of moments.entries()) {
              const fan = fans[index % Math.max(1, fans.length)];
              if (fan !== undefined) await content.danmaku.fill(tx, item.id, fan, moment.at, moment.text);
            }
          });
        }
      }
    },
  };
}
