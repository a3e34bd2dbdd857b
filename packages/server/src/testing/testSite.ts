import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { createAccountRepository } from '../modules/account/account.repository.ts';
import type { users } from '../modules/account/account.tables.ts';
import { hashPassword } from '../modules/account/password.ts';
import { captchas } from '../modules/captcha/captcha.tables.ts';
import type { ObjectStorage } from '../modules/uploads/index.ts';
import { createSite, type Site } from '../server.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from './testDatabase.ts';
import { createTestClock, type TestClock } from './testPlatform.ts';

/** An answer of the site: its HTTP status and its envelope. */
export interface Answer {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

export interface TestSite {
  site: Site;
  clock: TestClock;
  /** Address such as `http://127.0.0.1:40123`. */
  origin: string;
  /** Makes a call as a client of ours would; a path may be misspelled on purpose. */
  call(method: string, path: string, options?: { token?: string; lang?: string; query?: string; body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  /** Registers somebody; every one has the password `secret`. */
  join(mobile: string, change?: Partial<typeof users.$inferInsert>): Promise<number>;
  /** Signs in past the captcha, the way a person does. */
  signIn(mobile: string): Promise<string>;
  close(): Promise<void>;
}

const passwordHash = hashPassword('secret');

/** The whole server on a fresh database and a free port, its clock standing still; without rate limits unless `limited`. */
export async function openTestSite(environment: Record<string, string> = {}, { limited = false, storage }: { limited?: boolean; storage?: ObjectStorage } = {}): Promise<TestSite> {
  const database = await openTestDatabase();
  const clock = createTestClock(Date.UTC(2026, 10, 21, 12));
  const settings = readSettings({ PITCHSIDE_LOG: 'silent', PITCHSIDE_DEMO: 'off', ...environment });
  const site = await createSite({ settings, database, clock, appFolder: tmpdir(), ...(storage && { storage }), ...(!limited && { rates: async () => ({ allowed: true }) }) });
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });

  const call: TestSite['call'] = async (method, path, { token, lang = 'zh', query = '', body, headers = {} } = {}) => {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/${path}${query}`, { method, headers: { lang, ...json, ...(token !== undefined && { token }), ...headers }, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }) });
    const envelope = (await response.json()) as Omit<Answer, 'status'>;
    return { ...envelope, status: response.status };
  };

  const solved = async () => {
    const { data } = await call('POST', 'captcha/challenge', { body: { action: 'login' } });
    const { id } = data as { id: string };
    const [puzzle] = await database.db.select({ x: captchas.x }).from(captchas).where(eq(captchas.id, id));
    const answer = await call('POST', 'captcha/solve', { body: { id, x: puzzle?.x } });
    const { ticket, randstr } = answer.data as { ticket: string; randstr: string };
    return { ticket, randstr };
  };

  return {
    site,
    clock,
    origin,
    call,
    join: async (mobile, change = {}) => createAccountRepository(database.db).insertUser({ mobile: `86-${mobile}`, passwordHash: await passwordHash, nickname: mobile, avatar: mobile, createdAt: clock.now(), ...change }),
    async signIn(mobile) {
      const answer = await call('POST', 'user/login', { body: { mobile: `86-${mobile}`, password: 'secret', device_type: 'pc', captcha: await solved() } });
      return (answer.data as { token: string }).token;
    },
    async close() {
      await site.close();
      await database.close();
    },
  };
}
