import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { contentWorld } from '../content.fixtures.ts';
import { contentItems } from '../core/content.tables.ts';
import { contentTexts } from './search.tables.ts';
import { termsOf } from './terms.ts';

const folder = join(import.meta.dirname, '../../../../../migrations');
let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

test('what was written before words became a row of their object is found by the same words', async () => {
  const world = contentWorld(site);
  const { db } = world;
  const author = await world.somebody();
  const [, gone] = [await world.write(author, '曼城大胜 #英超# and City go top'), await world.write(author, 'Đội tuyển thắng')];
  await world.post('anchor_dynamics/deletePost', author, { id: gone.id });
  const rows = () => db.select().from(contentTexts).orderBy(contentTexts.itemId);
  const before = await rows();
  expect(before.map(({ place }) => place === null)).toEqual([false, true]);

  await db.execute(sql`create table content_term (item_id bigint not null, term text not null, is_title boolean not null)`);
  for (const { id, title, tags, body } of await db.select().from(contentItems)) {
    const titled = termsOf([title, ...tags].join(' '));
    for (const term of new Set([...titled, ...termsOf(body)]))
      await db.execute(sql`insert into content_term values (${id}, ${term}, ${titled.includes(term)})`);
  }
  await db.delete(contentTexts);
  const moving = readdirSync(folder)
    .flatMap((name) => (name.endsWith('.sql') ? readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint') : []))
    .filter((statement) => /^insert into "content_text"/im.test(statement));
  expect(moving).toHaveLength(1);
  for (const statement of moving) await db.execute(sql.raw(statement));
  expect(await rows()).toEqual(before);
});
