import type { OwnPost } from '@pitchside/api/content/community';
import type { Thread } from '@pitchside/api/content/content';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { contentWorld, type ContentWorld } from './content.fixtures.ts';

const deep = Boolean(process.env.PITCHSIDE_DEEP);
const runs = deep ? 40 : 4;
/** A busy machine needs time for many concurrent acts, ms. */
const patience = deep ? 600_000 : 120_000;

let site: TestSite;
let world: ContentWorld;
let operator: TestPerson;
let people: TestPerson[];
const person = (index: number): TestPerson => people[index % people.length] ?? operator;
beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
  operator = await world.somebody({ role: 'operator' });
  await world.post('admin/unlock', operator, { password: 'secret' });
  people = await Promise.all([1, 2, 3].map(() => world.somebody()));
});
afterAll(() => site.close());

const judge = (act: string, kind: string, id: string) =>
  world.post('admin/contentAct', operator, { act, of: [{ kind, id }], reason: '看一看' });

/** Act of a member on a post, or on a comment made by then. */
const act = fc.record({
  what: fc.constantFrom(
    'like' as const,
    'unlike' as const,
    'favorite' as const,
    'unfavorite' as const,
    'share' as const,
    'say' as const,
    'answer' as const,
    'likeComment' as const,
    'unlikeComment' as const,
    'removeComment' as const,
    'hideComment' as const,
    'restoreComment' as const,
    'hide' as const,
    'restore' as const,
    'delete' as const,
  ),
  who: fc.nat(2),
  post: fc.nat(1),
  comment: fc.nat(6),
});
type Act = (typeof act extends fc.Arbitrary<infer One> ? One : never) & object;

async function run({ what, who: whose, post, comment }: Act, posts: readonly OwnPost[], said: string[]): Promise<void> {
  const who = person(whose);
  const id = posts[post]?.id ?? '';
  const known = said[comment % Math.max(1, said.length)] ?? '0';
  const say = async (more: object) => {
    const { data } = await world.post('anchor_dynamics_user/comment', who, { id, content: '话', ...more });
    if (data) said.push((data as { comment: { id: string } }).comment.id);
  };
  const acts: Record<Act['what'], () => Promise<unknown>> = {
    like: () => world.post('anchor_dynamics_user/likes', who, { id }),
    unlike: () => world.post('anchor_dynamics_user/likes', who, { id, like: false }),
    favorite: () => world.post('anchor_dynamics_user/favorites', who, { id }),
    unfavorite: () => world.post('anchor_dynamics_user/favorites', who, { id, favorite: false }),
    share: () => world.post('content/share', who, { kind: 'post', id }),
    say: () => say({}),
    answer: () => say({ reply_to: known }),
    likeComment: () => world.post('anchor_dynamics_user/commentLikes', who, { id: known }),
    unlikeComment: () => world.post('anchor_dynamics_user/commentLikes', who, { id: known, like: false }),
    removeComment: () => world.post('content/commentDelete', who, { id: known }),
    hideComment: () => judge('hide', 'comment', known),
    restoreComment: () => judge('restore', 'comment', known),
    hide: () => judge('hide', 'post', id),
    restore: () => judge('restore', 'post', id),
    delete: () => judge('delete', 'post', id),
  };
  await acts[what]();
}

test(
  'every count is the number of its rows after any acts of several people, whatever comes at the same moment',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }), async (moments) => {
        const posts = [await world.write(person(0), '甲'), await world.write(person(1), '乙')];
        const said: string[] = [];
        for (const moment of moments) {
          await Promise.all(moment.map((each) => run(each, posts, said)));
          expect(await world.uneven()).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
  },
  patience,
);

test(
  'a feed read on by `before` gives each post once, and every one that was there all along, whatever is written, hidden and brought back meanwhile',
  async () => {
    const circle_id = await world.shelf('circle', 'esports');
    const write = () => world.write(person(0), '帖', { circle_id });
    const read = async (before: string | null, limit: number, feed: string) =>
      (await world.get('anchor_dynamics/userPostList', {}, { circle_id, feed, limit, ...(before !== null && { before }) })).data as {
        list: OwnPost[];
        next: string | null;
      };
    const lasting: string[] = [];
    for (let each = 0; each < 12; each += 1) lasting.push((await write()).id);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('new', 'recommended'),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.record({ writes: fc.nat(3), like: fc.nat(11), flickers: fc.boolean() }), { minLength: 1, maxLength: 10 }),
        async (feed, limit, meanwhile) => {
          const flickering = (await write()).id;
          const seen: string[] = [];
          let before: string | null = null;
          let turn = 0;
          do {
            const { writes, like, flickers } = meanwhile[turn % meanwhile.length] ?? { writes: 0, like: 0, flickers: false };
            const [page]: [Awaited<ReturnType<typeof read>>, ...unknown[]] = await Promise.all([
              read(before, limit, feed),
              ...Array.from({ length: turn < meanwhile.length ? writes : 0 }, write),
              world.post('anchor_dynamics_user/likes', person(turn), { id: lasting[like], like: turn % 3 !== 0 }),
              ...(flickers ? [judge(turn % 2 === 0 ? 'hide' : 'restore', 'post', flickering)] : []),
            ]);
            seen.push(...page.list.map(({ id }) => id));
            before = page.next;
            turn += 1;
          } while (before !== null);
          expect(new Set(seen).size).toBe(seen.length);
          expect(lasting.filter((id) => !seen.includes(id))).toEqual([]);
        },
      ),
      { numRuns: runs },
    );
  },
  patience,
);

test(
  'what is published while a feed is first read stands on its page or counts as new',
  async () => {
    const place = await world.shelf('circle', 'stands');
    const write = () => world.write(person(0), '新帖', { circle_id: place });
    await write();
    for (let round = 0; round < (deep ? 60 : 12); round += 1) {
      const [page] = await Promise.all([
        world.get('anchor_dynamics/userPostList', {}, { circle_id: place, limit: 50 }),
        write(),
        world.get('anchor_dynamics/userPostList', {}, { circle_id: place, limit: 50 }),
        write(),
      ]);
      const { list, newest } = page.data as { list: OwnPost[]; newest: string };
      const { data } = await world.get('anchor_dynamics/freshCount', {}, { circle_id: place, since: newest });
      const { data: all } = await world.get('anchor_dynamics/userPostList', {}, { circle_id: place, limit: 50 });
      const here = new Set(list.map(({ id }) => id));
      const missing = (all as { list: OwnPost[] }).list.slice(0, 2).filter(({ id }) => !here.has(id));
      expect((data as { total: number }).total).toBe(missing.length);
    }
  },
  patience,
);

test(
  'a page of comments that is asked for again has the same order, whatever is liked, said and deleted meanwhile',
  async () => {
    const post = await world.write(person(0), '翻页');
    const tops: string[] = [];
    for (let each = 0; each < 16; each += 1) tops.push((await world.say(person(each), post.id, `评 ${each}`)).id);
    for (const id of tops.slice(2, 9)) await world.post('anchor_dynamics_user/commentLikes', person(1), { id });
    const read = async (sort: string, before: string | null) =>
      (
        await world.post(
          'anchor_dynamics/commentList',
          {},
          {
            id: post.id,
            sort,
            limit: 5,
            ...(before !== null && { before }),
          },
        )
      ).data as { list: Thread[]; next: string | null };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('hot', 'new'),
        fc.array(fc.record({ what: fc.constantFrom('like', 'unlike', 'say', 'answer', 'delete'), of: fc.nat(15) }), { maxLength: 8 }),
        async (sort, meanwhile) => {
          const first = await read(sort, null);
          const once = await read(sort, first.next);
          await Promise.all(
            meanwhile.map(({ what, of }) => {
              const [who, id] = [person(of), tops[of] ?? ''];
              if (what === 'say') return world.say(who, post.id, '又来了');
              if (what === 'answer') return world.post('anchor_dynamics_user/comment', who, { id: post.id, content: '回', reply_to: id });
              if (what === 'delete')
                return world.say(who, post.id, '说完就删').then((said) => world.post('content/commentDelete', who, { id: said.id }));
              return world.post('anchor_dynamics_user/commentLikes', who, { id, like: what === 'like' });
            }),
          );
          const again = await read(sort, first.next);
          expect(again.list.map(({ id }) => id)).toEqual(once.list.map(({ id }) => id));
        },
      ),
      { numRuns: runs },
    );
  },
  patience,
);
