// @module-tag full
import type { Post } from '@pitchside/api/content/community';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { contentWorld, type ContentWorld } from './content.fixtures.ts';
import { contentComments } from './comments/comments.tables.ts';

const deep = Boolean(process.env.PITCHSIDE_DEEP);
const rounds = deep ? 30 : 3;
/** A busy machine needs time for many concurrent requests, ms. */
const patience = deep ? 300_000 : 60_000;

let site: TestSite;
let world: ContentWorld;
let author: TestPerson;
let reader: TestPerson;
let nodes: string[];
beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
  [author, reader] = [await world.somebody(), await world.somebody()];
  nodes = [site.origin, (await site.secondNode()).origin, (await site.secondNode()).origin];
});
afterAll(() => site.close());

/** Sends all requests at once, alternating between the nodes. */
const together = (count: number, path: string, who: { token?: string }, body: object) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      site.call('POST', path, {
        ...(who.token !== undefined && { token: who.token }),
        body,
        at: nodes[index % nodes.length] ?? site.origin,
      }),
    ),
  );
/** Each request succeeded, or was refused because the machine was overloaded. */
const expectDone = (answers: readonly { code: number; status: number }[]) => {
  expect(answers.filter(({ code, status }) => code !== 0 && status !== 503)).toEqual([]);
  expect(answers.some(({ code }) => code === 0)).toBe(true);
};
const info = async (id: string) => ((await world.get('anchor_dynamics/info', {}, { id })).data as { post: Post | null }).post;

test(
  'fifty likes of one person on three nodes at once are one, and as many ends of it none',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await world.write(author, `赞 ${round}`);
      expectDone(await together(50, 'anchor_dynamics_user/likes', reader, { id }));
      expect(await info(id)).toMatchObject({ likes: 1 });
      expectDone(await together(50, 'anchor_dynamics_user/likes', reader, { id, like: false }));
      expect(await info(id)).toMatchObject({ likes: 0 });
    }
    expect(await world.uneven()).toEqual([]);
  },
  patience,
);

test(
  'looks of one viewer at once on three nodes are one, of a member and of an address',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await world.write(author, `看 ${round}`);
      for (const [index, who] of [reader, {}].entries()) {
        const answers = await together(30, 'Video/addView', who, { id });
        expect(answers.filter(({ data }) => (data as { is_counted: boolean } | null)?.is_counted)).toHaveLength(1);
        expectDone(answers);
        expect(answers.filter(({ data }) => data !== null && (data as { views: number }).views > index + 1)).toEqual([]);
      }
    }
    expect(await world.uneven()).toEqual([]);
  },
  patience,
);

test(
  'deleting against commenting on three nodes leaves no comment on what is gone, and nothing that waits',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await world.write(author, `删 ${round}`);
      const top = await world.say(reader, id, '顶');
      const [said] = await Promise.all([
        together(12, 'anchor_dynamics_user/comment', author, { id, content: '回', reply_to: top.id }),
        together(3, 'content/commentDelete', reader, { id: top.id }),
        together(3, 'anchor_dynamics/deletePost', author, { id }),
        together(6, 'anchor_dynamics_user/commentLikes', author, { id: top.id }),
      ]);
      expect((await world.get('anchor_dynamics/info', {}, { id })).data).toMatchObject({ state: 'deleted', post: null });
      // Exactly the requests that succeeded left rows.
      const rows = await world.db
        .select()
        .from(contentComments)
        .where(eq(contentComments.itemId, Number(id)));
      expect(rows).toHaveLength(1 + said.filter(({ code }) => code === 0).length);
      expect(await world.post('anchor_dynamics_user/comment', author, { id, content: '晚了' })).toMatchObject({ code: 1 });
    }
    expect(await world.uneven()).toEqual([]);
  },
  patience,
);
