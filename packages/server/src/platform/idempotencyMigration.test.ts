import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { idempotentAnswers } from './idempotency.tables.ts';

const folder = join(import.meta.dirname, '../../migrations');
let world: TestPlatform;
beforeAll(async () => void (world = await testPlatform(0)));
afterAll(() => world.close());

test('the migration that leaves secrets out takes the guessable hashes of before away, and leaves the answers', async () => {
  const { db } = world.platform;
  await db.insert(idempotentAnswers).values({
    userId: 1,
    call: 'Balance/conversionBalance',
    key: 'k',
    fingerprint: 'a hash of {"amount":1,"password":"204861"}',
    answer: { no: 'T1' },
    at: 1,
  });
  const statements = readdirSync(folder)
    .flatMap((name) => (name.endsWith('.sql') ? readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint') : []))
    .filter((statement) => /^update "idempotent_answer"/im.test(statement));
  for (const statement of statements) await db.execute(sql.raw(statement));
  expect(await db.select().from(idempotentAnswers)).toMatchObject([{ fingerprint: '', answer: { no: 'T1' } }]);
});
