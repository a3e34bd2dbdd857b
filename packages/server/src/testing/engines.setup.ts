import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { sessions } from '../modules/member/account/index.ts';
import { friends } from '../modules/messages/friends/index.ts';
import { users } from '../modules/member/member/index.ts';
import { openDatabase } from '../ports/database/database.ts';
import { migrateDatabase } from '../platform/migrations.ts';
import { startEmbedded } from '../ports/database/embedded.ts';
import { databaseFolder } from './databaseFolder.ts';
import { startNatsServer } from './natsProcess.ts';
import type { NatsServer } from './natsServer.ts';
import { buildSiteNode, type SiteNode } from './siteNode.ts';

/** A member of such a site: friends with all others, signed in once for each token. */
export interface SiteMember {
  id: string;
  tokens: readonly string[];
}

/** A site of three nodes on one database, for clients that are tested from outside. */
export interface RunningSite {
  /** Bus between its nodes. */
  bus: 'LISTEN/NOTIFY' | 'NATS';
  origins: readonly string[];
  members: readonly SiteMember[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Sites that run; the one whose nodes meet at NATS only when all tests run. */
    sites: readonly {
      bus: 'LISTEN/NOTIFY' | 'NATS';
      origins: readonly string[];
      members: readonly { id: string; tokens: readonly string[] }[];
    }[];
  }
}

const newToken = () => randomBytes(32).toString('base64url');
/** Hash of a token, as the site stores it. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Number of members, and of tokens of each. */
const [crowd, browsers] = [90, 3];

/** Members who may all write to each other without a limit for strangers. */
async function fill(url: string): Promise<SiteMember[]> {
  const database = openDatabase(url, { connections: 1, wait: 10_000 });
  const now = Date.now();
  const people = await database.db
    .insert(users)
    .values(
      Array.from({ length: crowd }, (_, index) => ({
        mobile: `86-1370000${String(index).padStart(4, '0')}`,
        passwordHash: '',
        nickname: `member ${index}`,
        avatar: `member-${index}`,
        createdAt: now,
      })),
    )
    .returning({ id: users.id });
  const members = people.map(({ id }) => ({ id: String(id), tokens: Array.from({ length: browsers }, newToken) }));
  await database.db.insert(sessions).values(
    members.flatMap(({ id, tokens }) =>
      tokens.map((token) => ({
        userId: Number(id),
        tokenHash: hashToken(token),
        device: 'test',
        address: '127.0.0.1',
        way: 'password' as const,
        createdAt: now,
        seenAt: now,
      })),
    ),
  );
  await database.db
    .insert(friends)
    .values(
      people.flatMap(({ id }) => people.filter((other) => other.id !== id).map((other) => ({ memberId: id, friendId: other.id, at: now }))),
    );
  await database.close();
  return members;
}

/** Starts sites as in production, from their sources, and gives tests only their addresses. */
export default async function setup(project: TestProject) {
  const folder = databaseFolder();
  const server = await startEmbedded(folder, { durable: false });
  const program = await buildSiteNode();
  const nodes: SiteNode[] = [];
  let nats: NatsServer | undefined;
  const sites: RunningSite[] = [];
  for (const bus of process.env.PITCHSIDE_DEEP ? (['LISTEN/NOTIFY', 'NATS'] as const) : (['LISTEN/NOTIFY'] as const)) {
    const name = `site_${sites.length}`;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const url = server.url.replace(/postgres$/, name);
    await migrateDatabase(url, join(import.meta.dirname, '../..'));
    const members = await fill(url);
    if (bus === 'NATS') nats = await startNatsServer();
    const environment = { PITCHSIDE_CAPTCHA: 'off', ...(nats && { BUS_URL: nats.url }) };
    const three = await Promise.all([1, 2, 3].map(() => program.start(url, environment)));
    nodes.push(...three);
    sites.push({ bus, origins: three.map(({ origin }) => origin), members });
  }
  project.provide('sites', sites);
  return async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await nats?.stop();
    program.remove();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
