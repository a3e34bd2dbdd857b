/** Files of a new module of packages/server; it serves the resource of the same name. */
export function module(name) {
  const lower = name[0].toLowerCase() + name.slice(1);
  const folder = `packages/server/src/modules/${lower}`;
  const table = name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase();
  return {
    requires: { [`packages/api/src/${lower}/${lower}.contract.ts`]: `npm run new -- resource ${name}` },
    files: {
      [`${folder}/${lower}.tables.ts`]: `import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';

/** One sentence: what a row is. \`at\` is milliseconds UTC. */
export const ${lower}Items = pgTable(
  '${table}_item',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (columns) => [index('${table}_item_newest').on(columns.at)],
);
`,
      [`${folder}/${lower}.repository.ts`]: `import { count, desc } from 'drizzle-orm';
import type { Database } from '../../ports/database/database.ts';
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
  };
}
`,
      [`${folder}/${lower}.service.ts`]: `import type { CallData, CallParams } from '@pitchside/api/contract';
import type { get${name}List } from '@pitchside/api/${lower}';
import type { Platform } from '../../platform/platform.ts';
import { create${name}Repository } from './${lower}.repository.ts';

type List = typeof get${name}List;

export interface ${name}Service {
  handlers: { get${name}List(params: CallParams<List>): Promise<CallData<List>> };
  /** Adds one now. */
  add(name: string): Promise<void>;
}

/** One sentence: the rules that live here. */
export function create${name}({ db, clock }: Pick<Platform, 'db' | 'clock'>): ${name}Service {
  const repository = create${name}Repository(db);
  return {
    add: (name) => repository.add(name, clock.now()),
    handlers: {
      async get${name}List({ page, limit }) {
        const { rows, total } = await repository.page(page, limit);
        return { list: rows.map(({ id, name, at }) => ({ id: String(id), name, at })), total, page, limit };
      },
    },
  };
}
`,
      [`${folder}/${lower}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../ports/database/database.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { create${name}, type ${name}Service } from './index.ts';

let database: OpenDatabase;
let service: ${name}Service;
let now = 1_000;

beforeAll(async () => {
  database = await openTestDatabase();
  service = create${name}({ db: database.db, clock: { now: () => now } });
});
afterAll(() => database.close());

test('a page comes newest first with the total', async () => {
  for (const name of ['甲', '乙', '丙']) {
    await service.add(name);
    now += 1;
  }
  const { list, total } = await service.handlers.get${name}List({ page: 1, limit: 2 });
  expect(list.map(({ name }) => name)).toEqual(['丙', '乙']);
  expect(total).toBe(3);
});
`,
      [`${folder}/index.ts`]: `export { create${name}, type ${name}Service } from './${lower}.service.ts';
`,
    },
    appends: {},
    next: [
      `export the table from packages/server/src/schema.ts, then npm run db:generate`,
      `add get${name}List to servedCalls in packages/api/src/contract.ts; packages/server/src/server.ts then asks for its handler`,
      `npx vitest run --project server ${folder}`,
    ],
  };
}
