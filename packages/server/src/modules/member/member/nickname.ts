import { sql } from 'drizzle-orm';
import { takeTurn } from '../../../platform/locks.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { Language } from '../../../text/local.ts';
import { users } from './member.tables.ts';

/** Normalizes a nickname for uniqueness: width, compatibility forms and case. */
export const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase();

/** Those of some nicknames that others have; inside a transaction it locks each name. */
export async function takenOf(from: Database | Transaction, nicknames: readonly string[], userId: number): Promise<Set<string>> {
  const keys = nicknames.map(nicknameKey);
  const rows = await from
    .select({ key: sql<string>`lower(normalize(${users.nickname}, NFKC))` })
    .from(users)
    .where(sql`lower(normalize(${users.nickname}, NFKC)) = any(${sql.param(keys)}) and ${users.id} <> ${userId}`);
  const taken = new Set(rows.map(({ key }) => key));
  return new Set(nicknames.filter((nickname) => taken.has(nicknameKey(nickname))));
}

/** Locks a nickname until the transaction ends. */
export async function holdNickname(tx: Transaction, nickname: string): Promise<void> {
  await takeTurn(tx, 'nickname', nicknameKey(nickname));
}

const endings: Record<Language, readonly string[]> = {
  zh: ['哥', '10号', '在北看台', '2026', '7号', '老球迷'],
  en: ['10', ' FC', '2026', '_fan', '7', '99'],
  vi: ['10', ' FC', '2026', '_fan', '7', '99'],
};

/** Free nicknames similar to a taken one; at most three. */
export async function suggestionsFor(
  from: Database,
  nickname: string,
  userId: number,
  language: Language,
  most: number,
): Promise<string[]> {
  const near = endings[language].map((ending) => `${[...nickname].slice(0, most - [...ending].length).join('')}${ending}`);
  const taken = await takenOf(from, near, userId);
  return near.filter((name) => !taken.has(name)).slice(0, 3);
}
