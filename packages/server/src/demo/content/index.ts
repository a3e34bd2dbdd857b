import { topicsOf } from '@pitchside/api/content/content';
import { and, asc, desc, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { createAccountRepository } from '../../modules/member/account/index.ts';
import { contentItems, type Content } from '../../modules/content/content/index.ts';
import { competitions, matchEvents, matches as matchTable } from '../../modules/scores/sport/index.ts';
import type { Emit } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { day, hour } from '../../platform/retention.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { languages, type Language } from '../../text/local.ts';
import { demoExperts } from '../experts/experts.data.ts';
import { demoMembers } from '../members.ts';
import { demoPeople, personMobile } from '../rooms/people.data.ts';
import { comingMatches, previewed } from './coming.ts';
import { namedMatches } from './matches.ts';
import { createTalk } from './talk.ts';
import {
  beforeWindow,
  essay,
  flash,
  isWorthAnEssay,
  postOf,
  preview,
  report,
  type Coming,
  type Finished,
  type Written,
} from './writing.ts';

/** Matches that get a text in one round, matches at the start of a fresh world, and reach back, ms. */
const [atOnce, atFirst, back] = [6, 24, 3 * day];
/** From which tier on nobody writes about a league. */
const lowestTier = 2;
const minute = 60_000;
/** Approximate time from kick-off to the end of a match, ms. */
const lasting = 2 * hour;
/** Spread of match lengths, ms: a match that began earlier may end later. */
const overlap = 3 * hour;

/** Articles after the kick-off are reports; before it they are previews. */
const isReport = sql`content_item.kind = 'article' and content_item.at > ${matchTable.kickoffAt}`;

/**
 * Writes about finished matches as an editor and fans would, and previews of coming ones: texts agree with the scores, and each match gets
 * one preview and one report. Lists are in the order of writing, so a fresh world begins with its latest matches at once, oldest first, and
 * goes on with later ones.
 * @param patience how long it waits for the matches to be stored, ms
 */
export function createDemoContent({ db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>, content: Content, patience = 10_000) {
  const members = createAccountRepository(db);
  const talk = createTalk(content, clock);
  const begunAt = clock.now();

  /** Goals of football matches, the first before the others. */
  async function goalsOf(ids: readonly string[]): Promise<Map<string, Finished['goals'][number][]>> {
    const rows = await db
      .select()
      .from(matchEvents)
      .where(and(inArray(matchEvents.matchId, [...ids]), inArray(matchEvents.kind, ['goal', 'penalty_goal'])))
      .orderBy(asc(matchEvents.at));
    const goals = new Map<string, Finished['goals'][number][]>();
    for (const { matchId, side, minute: at, player, homeScore, awayScore } of rows)
      if (side && player)
        goals.set(matchId, [...(goals.get(matchId) ?? []), { minute: at, side, player, running: `${homeScore}-${awayScore}` }]);
    return goals;
  }

  /** Finished matches without a report, earliest first; null while a fresh world is still being filled. */
  async function due(): Promise<(Finished & { isHot: boolean })[] | null> {
    const [latest] = await db
      .select({ at: max(matchTable.kickoffAt) })
      .from(contentItems)
      .innerJoin(matchTable, eq(matchTable.id, contentItems.matchId))
      .where(isReport);
    const writtenTo = latest?.at ?? null;
    const rows = await namedMatches(db)
      .where(
        and(
          eq(matchTable.status, 'finished'),
          gt(matchTable.kickoffAt, Math.max(clock.now() - back, writtenTo === null ? 0 : writtenTo - overlap)),
          isNotNull(matchTable.homeScore),
          sql`${competitions.tier} <= ${lowestTier}`,
          sql`not exists (select from content_item where match_id = ${matchTable.id} and ${isReport})`,
        ),
      )
      .orderBy(
        ...(writtenTo === null
          ? [desc(matchTable.isHot), asc(competitions.tier), desc(eq(matchTable.sport, 'football')), desc(matchTable.kickoffAt)]
          : [asc(matchTable.kickoffAt)]),
      )
      .limit(writtenTo === null ? atFirst : atOnce);
    if (writtenTo === null && rows.length < atFirst && clock.now() < begunAt + patience) return null;
    const goals = await goalsOf(rows.filter(({ match }) => match.sport === 'football').map(({ match }) => match.id));
    return rows
      .toSorted((one, other) => one.match.kickoffAt - other.match.kickoffAt)
      .map(({ match, home: homeNames, away: awayNames, league }) => ({
        id: match.id,
        sport: match.sport,
        kickoffAt: match.kickoffAt,
        isHot: match.isHot,
        score: { home: match.homeScore ?? 0, away: match.awayScore ?? 0 },
        home: homeNames,
        away: awayNames,
        league,
        goals: goals.get(match.id) ?? [],
      }));
  }

  async function membersOf(mobiles: readonly string[]): Promise<number[]> {
    const found = await Promise.all(mobiles.map((mobile) => members.userByMobile(`86-${mobile}`)));
    return found.flatMap((person) => person?.id ?? []);
  }
  const peopleOf = (language: Language) =>
    membersOf(demoPeople.flatMap((person, index) => (person.language === language ? [personMobile(index)] : [])));
  /** Experts of a language and a sport; those who are not there yet write later. */
  const expertsOf = (language: Language, sport: Finished['sport']) =>
    membersOf(
      demoExperts.flatMap((expert) => (expert.language === language && expert.sports.some((one) => one === sport) ? [expert.mobile] : [])),
    );

  let isJoined = false;
  /** Lets fans join circles, the first ones more of them; again changes nothing. */
  async function join(circles: readonly { id: number }[], people: ReadonlyMap<Language, readonly number[]>): Promise<void> {
    if (isJoined) return;
    for (const fans of people.values())
      for (const [place, fan] of fans.entries())
        for (const [index, circle] of circles.entries())
          if ((place * 7 + index * 3) % (index + 3) === 0)
            await events.transaction((tx) => content.membership.change(tx, fan, String(circle.id), true));
    isJoined = true;
  }

  interface Desk {
    editorId: number;
    sectionId: number;
    /** Sections of long reads, and of headlines. */
    opinionId?: number | undefined;
    headlinesId?: number | undefined;
    transfersId?: number | undefined;
  }

  /** Fields of a text about a match: language, and author. */
  const about = (match: Coming | Finished, lang: Language) => ({ state: 'awaiting', matchId: match.id, lang }) as const;
  const byEditor = ({ editorId, sectionId }: Desk) => ({ kind: 'article', authorId: editorId, shelfId: sectionId }) as const;
  const saying = ({ title, blocks, summary, source, tags }: Written) => ({
    title,
    body: blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n\n'),
    data: { blocks, summary, source },
    tags,
  });

  /** Adds something that everybody sees at once. */
  async function show(tx: Transaction, emit: Emit, item: Parameters<Content['acts']['add']>[1]) {
    const added = await content.acts.add(tx, item);
    await content.publishing.show(tx, emit, added, item.at);
    return added;
  }

  /** Writes a preview of one match in one language, dated as early as an editor would have written it. */
  async function writeAhead(match: Coming, language: Language, desk: Desk): Promise<void> {
    const at = Math.min(clock.now(), match.kickoffAt - previewed);
    await events.transaction(async (tx, emit) => {
      await content.publishing.turn(tx);
      await show(tx, emit, { ...about(match, language), ...byEditor(desk), ...saying(preview(match, language)), at });
    });
  }

  /** Writes about one match that is over in one language. */
  async function writeAbout(
    match: Finished & { isHot: boolean },
    language: Language,
    { circleId, fans, ...desk }: Desk & { circleId: number; fans: readonly number[] },
  ): Promise<void> {
    // Dated after the end plus the time for writing; never later than now.
    const ended = match.kickoffAt + lasting;
    const at = (minutes: number) => Math.min(clock.now(), ended + (minutes + languages.indexOf(language)) * minute);
    // An expert looks back on every third match.
    const turn = Math.floor(match.kickoffAt / (5 * minute)) + match.id.length;
    const experts = turn % 3 === 0 ? await expertsOf(language, match.sport) : [];
    const voices = experts.length > 0 ? experts : fans;
    const author = voices[Math.floor(turn / 3) % Math.max(1, voices.length)];
    await events.transaction(async (tx, emit) => {
      await content.publishing.turn(tx);
      const base = about(match, language);
      const article = (written: Written, seenAt: number, more: object) =>
        show(tx, emit, { ...base, ...byEditor(desk), ...saying(written), at: seenAt, ...more });
      await show(tx, emit, {
        ...base,
        ...byEditor(desk),
        title: flash(match, language),
        body: flash(match, language),
        data: { blocks: [{ kind: 'paragraph', text: flash(match, language) }], summary: '' },
        isFlash: true,
        at: at(0),
      });
      const lead = match.isHot && desk.headlinesId !== undefined && { shelfId: desk.headlinesId };
      const created = await article(report(match, language), at(20), { isLead: match.isHot, ...lead });
      await talk(tx, emit, created, match.sport, language, fans, undefined);
      const long = isWorthAnEssay(match) ? essay(match, language) : undefined;
      if (long)
        await talk(
          tx,
          emit,
          await article(long, at(50), { isDeep: true, ...(desk.opinionId !== undefined && { shelfId: desk.opinionId }) }),
          match.sport,
          language,
          fans,
          undefined,
        );
      const scorer = turn % 2 === 0 && desk.transfersId !== undefined ? beforeWindow(match, language) : undefined;
      if (scorer) await article(scorer, at(35), { shelfId: desk.transfersId });
      if (author === undefined) return;
      const said = postOf(match, language);
      const post = await show(tx, emit, {
        ...base,
        kind: 'post',
        authorId: author,
        shelfId: circleId,
        body: said,
        tags: topicsOf(said),
        data: {},
        at: at(5),
      });
      await talk(tx, emit, post, match.sport, language, fans, author);
    });
  }

  return {
    /** Writes about matches that have ended since. */
    async write(): Promise<void> {
      const editor = await members.userByMobile(`86-${demoMembers.find(({ role }) => role === 'operator')?.mobile}`);
      const [sections, circles] = await Promise.all([content.shelves.list('section'), content.shelves.list('circle')]);
      if (!editor) return;
      const people = new Map(await Promise.all(languages.map(async (language) => [language, await peopleOf(language)] as const)));
      await join(circles, people);
      const over = await due();
      if (!over) return;
      const toCome = await comingMatches(db, clock.now());
      const inOrder = [...over, ...toCome].toSorted((one, other) => writtenAt(one) - writtenAt(other));
      for (const match of inOrder) {
        const section = sections.find(({ slug }) => slug === match.sport) ?? sections[0];
        const circle = circles.find(({ slug }) => slug === circleOf(match.sport, match.id)) ?? circles[0];
        if (!section || !circle) return;
        for (const language of languages)
          if ('form' in match) await writeAhead(match, language, { editorId: editor.id, sectionId: section.id });
          else
            await writeAbout(match, language, {
              editorId: editor.id,
              sectionId: section.id,
              opinionId: sections.find(({ slug }) => slug === 'opinion')?.id,
              transfersId: sections.find(({ slug }) => slug === 'transfers')?.id,
              headlinesId: sections.find(({ slug }) => slug === 'headlines')?.id,
              circleId: circle.id,
              fans: people.get(language) ?? [],
            });
      }
    },
  };
}

/** Date of a text about a match, as if a person had written it. */
const writtenAt = (match: Finished | Coming): number => ('form' in match ? match.kickoffAt - previewed : match.kickoffAt + lasting);

/** The circle that talks about a match. */
function circleOf(sport: string, id: string): string {
  if (sport === 'basketball') return 'nba';
  return sport === 'esports' ? 'esports' : (['premier-league', 'tactics', 'stands', 'la-liga'][id.length % 4] ?? 'stands');
}
