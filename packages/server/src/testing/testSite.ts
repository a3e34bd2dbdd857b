import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { createAccountRepository, hashPassword } from '../modules/member/account/index.ts';
import type { users } from '../modules/member/member/index.ts';
import { captchas } from '../modules/member/captcha/index.ts';
import { createRateLimits } from '../http/rate.ts';
import { AnswersUsed, createPageCache } from '../http/pageCache.ts';
import { createResponseCache } from '../http/responseCache.ts';
import { createSite, type Site, type SiteOptions } from '../server.ts';
import { readSettings } from '../settings.ts';
import { assertFaults } from './faults.ts';
import type { OpenDatabase } from '../ports/database/database.ts';
import { openTestDatabase } from './testDatabase.ts';
import { testKey } from './testKey.ts';
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
  /** Makes a call as a client of ours would, to this node or one at another address; a path may be misspelled on purpose. */
  call(
    method: string,
    path: string,
    options?: { token?: string; lang?: string; query?: string; body?: unknown; headers?: Record<string, string>; at?: string },
  ): Promise<Answer>;
  /** Registers a member; every one has the password `secret`. */
  join(mobile: string, change?: Partial<typeof users.$inferInsert>): Promise<number>;
  /** Signs in past the captcha, the way a person does. */
  signIn(mobile: string, browser?: { headers?: Record<string, string> }): Promise<string>;
  /** Solves a captcha for an action. */
  solve(action?: 'login' | 'register'): Promise<{ ticket: string; randstr: string }>;
  /** Starts a second node on the same database, with a bus of its own: only the database connects the two. */
  secondNode(): Promise<{ site: Site; origin: string }>;
  /** Announces the number of faults that the test causes at the first node on purpose; any other makes `close` throw. */
  expectFaults(count: number): void;
  /**
   * Ends every node and drops the database.
   * @throws Error naming unexpected faults
   */
  close(): Promise<void>;
}

const passwordHash = hashPassword('secret');

/**
 * Starts the whole server on a fresh database, or on one of the test's own, and a free port, its clock standing still. There are no rate
 * limits unless `limited`; answers and pages are not cached unless `cached`, by that clock.
 */
export async function openTestSite(
  environment: Record<string, string> = {},
  {
    limited = false,
    cached = false,
    database: given,
    ...parts
  }: { limited?: boolean; cached?: boolean; database?: OpenDatabase } & Pick<
    SiteOptions,
    'sms' | 'ticketCheck' | 'identity' | 'storage' | 'desks' | 'patience' | 'openBus'
  > &
    Partial<Pick<SiteOptions, 'appFolder'>> = {},
): Promise<TestSite> {
  const database = given ?? (await openTestDatabase());
  const clock = createTestClock(Date.UTC(2026, 10, 21, 12));
  const settings = readSettings({
    PITCHSIDE_LOG: 'silent',
    PITCHSIDE_DEMO: 'off',
    PITCHSIDE_SMS: 'outbox',
    PITCHSIDE_KEY: testKey,
    PITCHSIDE_SIM_AHEAD: '0',
    ...environment,
  });
  const nodes: Site[] = [];
  const node = async () => {
    const site = await createSite({
      settings,
      database,
      clock,
      appFolder: tmpdir(),
      ...parts, // A busy machine may take its time to count.
      responseCache: cached
        ? (platform) => createResponseCache(platform, () => clock.now())
        : () => ({
            get: (_key, _names, make) => make(),
            has: () => false,
            isCurrent: () => false,
            acted: { note() {}, has: () => false, stop() {} },
            stop() {},
          }),
      pageCache: cached
        ? (responses) => createPageCache(responses, () => clock.now())
        : () => ({ get: async (_key, make) => (await make(new AnswersUsed(), undefined)).page, stop() {} }),
      rates: limited ? (platform) => createRateLimits(platform, 20_000) : () => async () => ({ allowed: true }),
    });
    nodes.push(site);
    await site.start();
    return { site, origin: await site.app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  const { site, origin } = await node();
  let expected = 0;

  const call: TestSite['call'] = async (method, path, { token, lang = 'zh', query = '', body, headers = {}, at = origin } = {}) => {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${at}/api/${path}${query}`, {
      method,
      headers: { lang, ...json, ...(token !== undefined && { token }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as Omit<Answer, 'status'>;
    return { ...envelope, status: response.status };
  };

  const solve: TestSite['solve'] = async (action = 'login') => {
    const { data } = await call('POST', 'captcha/challenge', { body: { action } });
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
    join: async (mobile, change = {}) =>
      createAccountRepository(database.db).insertUser({
        mobile: `86-${mobile}`,
        passwordHash: await passwordHash,
        nickname: mobile,
        avatar: mobile,
        createdAt: clock.now(),
        ...change,
      }),
    solve,
    secondNode: node,
    expectFaults: (count) => void (expected += count),
    async signIn(mobile, browser = {}) {
      const answer = await call('POST', 'user/login', {
        ...browser,
        body: { mobile: `86-${mobile}`, password: 'secret', device_type: 'pc', captcha: await solve() },
      });
      return (answer.data as { token: string }).token;
    },
    async close() {
      for (const one of nodes) await one.close();
      await database.close();
      for (const one of nodes) assertFaults(one.platform.faults, one === site ? expected : 0);
    },
  };
}
