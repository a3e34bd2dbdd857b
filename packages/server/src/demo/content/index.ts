import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createAccountRepository } from '../../modules/account/index.ts';
import type { Content } from '../../modules/content/index.ts';
import { competitions, matches as matchTable, teams } from '../../modules/sport/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { day, hour } from '../../platform/retention.ts';
import { languages, type Language, type Names } from '../../text/local.ts';
import { demoMembers } from '../members.ts';
import { demoPeople, personMobile } from '../rooms/people.data.ts';
import { posts, replies, reports, type Outcome } from './reports.data.ts';

/** Matches that are written about in one look, and how far back. */
const [atOnce, back] = [6, 3 * day];
/** From which tier on nobody writes about a league. */
const lowestTier = 2;

const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];

/** Words with what belongs in their places. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Writes about matches that are over as an editor and fans would: what is said agrees with the score, and each match is written about once. */
export function createDemoContent({ db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>, content: Content) {
  const members = createAccountRepository(db);

  /** Matches that are over and that nobody has written about, the first before the others. */
  const due = async () => {
    const rows = await db
      .select({ match: matchTable, home: home.shortNames, away: away.shortNames, league: competitions.shortNames })
      .from(matchTable)
      .innerJoin(home, eq(home.id, matchTable.homeId))
      .innerJoin(away, eq(away.id, matchTable.awayId))
      .innerJoin(competitions, eq(competitions.id, matchTable.competitionId))
      .where(
        and(
          eq(matchTable.status, 'finished'),
          gt(matchTable.kickoffAt, clock.now() - back),
          isNotNull(matchTable.homeScore),
          sql`${competitions.tier} <= ${lowestTier}`,
          sql`not exists (select from content_item where match_id = ${matchTable.id})`,
        ),
      )
      .orderBy(desc(matchTable.isHot), desc(matchTable.kickoffAt))
      .limit(atOnce);
    return rows.toSorted((one, other) => one.match.kickoffAt - other.match.kickoffAt);
  };

  async function peopleOf(language: Language): Promise<number[]> {
    const found = await Promise.all(
      demoPeople.flatMap((person, index) => (person.language === language ? [members.userByMobile(`86-${personMobile(index)}`)] : [])),
    );
    return found.flatMap((person) => person?.id ?? []);
  }

  return {
    /** Writes about what ended since. */
    async write(): Promise<void> {
      const editor = await members.userByMobile(`86-${demoMembers.find(({ role }) => role === 'operator')?.mobile}`);
      const [sections, circles] = await Promise.all([content.shelves.list('section'), content.shelves.list('circle')]);
      if (!editor) return;
      const people = new Map(await Promise.all(languages.map(async (language) => [language, await peopleOf(language)] as const)));
      const rows = await due();
      for (const { match, home: homeNames, away: awayNames, league } of rows) {
        const [own = 0, other = 0] = [match.homeScore ?? 0, match.awayScore ?? 0];
        const outcome: Outcome = own > other ? 'won' : own < other ? 'lost' : 'drawn';
        const section = sections.find(({ slug }) => slug === match.sport) ?? sections[0];
        const circle = circles.find(({ slug }) => slug === circleOf(match.sport, match.id)) ?? circles[0];
        if (!section || !circle) return;
        // After the end, as long as it takes to write; never later than now.
        const at = (minutes: number) => Math.min(clock.now(), match.kickoffAt + 2 * hour + minutes * 60_000);
        for (const [index, language] of languages.entries()) {
          const values = {
            home: named(homeNames, language),
            away: named(awayNames, language),
            league: named(league, language),
            score: `${own}-${other}`,
          };
          const { title, paragraphs } = reports[language][outcome];
          const blocks = paragraphs.map((text) => ({ kind: 'paragraph' as const, text: fill(text, values) }));
          const texts = posts[language][outcome];
          const fans = people.get(language) ?? [];
          await events.transaction(async (tx, emit) => {
            await content.publishing.turn(tx);
            const show = async (item: Parameters<Content['acts']['add']>[1], seenAt: number) => {
              const added = await content.acts.add(tx, item);
              await content.acts.setState(tx, added, 'shown', '', clock.now(), seenAt);
              await content.find.index(tx, added);
              return added;
            };
            const base = { authorId: editor.id, state: 'awaiting', matchId: match.id, lang: language } as const;
            await show(
              {
                ...base,
                kind: 'article',
                shelfId: section.id,
                title: fill(title, values),
                body: blocks.map(({ text }) => text).join('\n\n'),
                data: { blocks, summary: blocks[0]?.text ?? '' },
                isLead: match.isHot && index === 0,
                at: at(20 + index),
              },
              at(20 + index),
            );
            const author = fans[match.kickoffAt % Math.max(1, fans.length)];
            if (author === undefined) return;
            const written = await show(
              {
                ...base,
                kind: 'post',
                authorId: author,
                shelfId: circle.id,
                body: fill(texts[match.kickoffAt % texts.length] ?? '', values),
                data: {},
                at: at(5 + index),
              },
              at(5 + index),
            );
            // Some of the others like it, and one of them answers.
            const others = fans.filter((id) => id !== author).slice(0, 2 + (written.id % 4));
            for (const fan of others) await content.acts.mark(tx, written, fan, 'like', true, clock.now());
            const [first] = others;
            const said = replies[language][written.id % replies[language].length] ?? '';
            if (first !== undefined)
              await content.comments.say(
                tx,
                emit,
                { id: first, nickname: '' },
                { kind: 'post', id: written.id, content: said, replyTo: undefined },
                { texts: [said], isHeld: false, words: [] },
              );
          });
        }
      }
    },
  };
}

const named = (names: Names, language: Language): string => names[language] || names.zh;

/** The circle that talks about a match. */
function circleOf(sport: string, id: string): string {
  if (sport === 'basketball') return 'nba';
  return sport === 'esports' ? 'esports' : (['premier-league', 'tactics', 'stands', 'la-liga'][id.length % 4] ?? 'stands');
}
