/**
 * Returns the files of a new module of packages/server; it serves the resource of the same name. Only the list of modules changes, by
 * one line.
 */
export function module(name, subject) {
  const lower = name[0].toLowerCase() + name.slice(1);
  const topic = name.toLowerCase();
  const folder = `packages/server/src/modules/${subject}/${lower}`;
  const table = name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase();
  return {
    requires: { [`packages/api/src/${subject}/${lower}/${lower}.contract.ts`]: `npm run new -- resource ${subject}/${name}` },
    files: {
      [`${folder}/module.ts`]: `import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { create${name} } from './${lower}.service.ts';
import * as tables from './${lower}.tables.ts';
import { ${lower}Policy } from './${lower}.topics.ts';

/** One sentence: what the site does by it. \`uses\` names the modules that it needs. */
export const ${lower}Module = defineModule({
  name: '${lower}',
  tables,
  retention: [{ at: tables.${lower}Items.at, keep: 30 * day }],
  open(platform) {
    const service = create${name}(platform);
    return { service, handlers: service.handlers, topics: [${lower}Policy], jobs: [{ name: '${lower}.tend', every: 60, run: service.tend }] };
  },
});
`,
      [`${folder}/${lower}.tables.ts`]: `import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';

/** One sentence: what a row is. \`at\` is milliseconds UTC. */
export const ${lower}Items = pgTable(
  '${table}_item',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** When the job saw to it; null before. */
    tendedAt: bigint('tended_at', { mode: 'number' }),
  },
  (columns) => [index('${table}_item_newest').on(columns.at)],
);
`,
      [`${folder}/${lower}.topics.ts`]: `import type { TopicPolicy } from '../../../platform/topics.ts';

/** One sentence: what is told here. */
export const ${lower}Topic = '${topic}';

/** Everybody may subscribe. A module that ends that right wakes \`rightsWake\`. */
export const ${lower}Policy: TopicPolicy = {
  pattern: /^${topic}$/,
  mayEnd: false,
  judge: async (followings) => followings.map(() => 'admitted'),
};
`,
      [`${folder}/${lower}.repository.ts`]: `import { count, desc, isNull } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { ${lower}Items } from './${lower}.tables.ts';

/** SQL of this module. */
export function create${name}Repository(db: Database) {
  return {
    /** A page, newest first, and how many there are in all. */
    async page(page: number, limit: number) {
      const rows = await db.select().from(${lower}Items).orderBy(desc(${lower}Items.at), desc(${lower}Items.id)).limit(limit).offset((page - 1) * limit);
      const [counted] = await db.select({ total: count() }).from(${lower}Items);
      return { rows, total: counted?.total ?? 0 };
    },
    /** Keeps a new one. */
    async add(name: string, at: number): Promise<void> {
      await db.insert(${lower}Items).values({ name, at });
    },
    /** Sees to those that nobody saw to yet; gives how many. */
    async tend(at: number): Promise<number> {
      return (await db.update(${lower}Items).set({ tendedAt: at }).where(isNull(${lower}Items.tendedAt)).returning({ id: ${lower}Items.id })).length;
    },
  };
}
`,
      [`${folder}/${lower}.service.ts`]: `import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { create${name}Repository } from './${lower}.repository.ts';

export interface ${name}Service {
  handlers: Pick<Handlers, 'get${name}List'>;
  /** Adds one now. */
  add(name: string): Promise<void>;
  /** One sentence: what is done again and again; gives how many it concerned. */
  tend(): Promise<number>;
}

/** One sentence: the rules that live here. */
export function create${name}({ db, clock }: Pick<Platform, 'db' | 'clock'>): ${name}Service {
  const repository = create${name}Repository(db);
  return {
    add: (name) => repository.add(name, clock.now()),
    tend: () => repository.tend(clock.now()),
    handlers: {
      async get${name}List({ page, limit }) {
        const { rows, total } = await repository.page(page, limit);
        return { list: rows.map(({ id, name, at }) => ({ id: String(id), name, at })), total, page, limit };
      },
    },
  };
}
`,
      [`${folder}/${lower}.test.ts`]: `import { get${name}List } from '@pitchside/api/${subject}/${lower}';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { openTestSocket } from '../../../testing/testSocket.ts';
import { create${name} } from './${lower}.service.ts';
import { ${lower}Topic } from './${lower}.topics.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const list = async (query = '') => get${name}List.data.parse((await site.call('GET', get${name}List.path, { query })).data);
const run = (name: string) => site.site.jobs.find((job) => job.name === name)?.run();

test('a page comes newest first with the total', async () => {
  const { add } = create${name}(site.site.platform);
  for (const name of ['甲', '乙', '丙']) {
    await add(name);
    site.clock.set(site.clock.now() + 1);
  }
  const { list: names, total } = await list('?limit=2');
  expect(names.map(({ name }) => name)).toEqual(['丙', '乙']);
  expect(total).toBe(3);
});

test('whoever asks may follow the topic', async () => {
  const socket = await openTestSocket(site.origin);
  socket.send({ type: 'subscribe', data: { topic: ${lower}Topic } });
  await socket.until((frames) => frames.some(({ type, data }) => type === 'subscribed' && data.topic === ${lower}Topic));
  await socket.close();
});

test('the job sees to each once, and what is old is forgotten', async () => {
  expect(await run('${lower}.tend')).toBe(3);
  expect(await run('${lower}.tend')).toBe(0);
  site.clock.set(site.clock.now() + 31 * 86_400_000);
  await run('platform.forget');
  expect((await list()).total).toBe(0);
});
`,
      [`${folder}/index.ts`]: `export { ${lower}Module } from './module.ts';
`,
    },
    appends: { 'packages/server/src/modules/list.ts': `export { ${lower}Module } from './${subject}/${lower}/index.ts';\n` },
    next: [`npm run fix`, `npx vitest run --project server ${folder}`],
  };
}
