import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { lookReader, type Look } from '../../../text/look.ts';
import { users } from './member.tables.ts';

export const nameTexts = {
  unreadable: msg`名字里要有文字或数字`,
  site: msg`这个名字像官方账号，换一个`,
  member: msg`这个名字和一位认证用户太像，换一个`,
};

/** Reserved words of the site, anywhere in a name, also inside a word. */
const reserved: readonly string[] = [
  ...['官方', '客服', '管理员', '系统', '运营', '工作人员', '审核员', '站长', '平台方'],
  ...['admin', 'official', 'support', 'system', 'moderator'],
];
/** Reserved words that are matched as whole words only, because others contain them. */
const reservedWhole: readonly string[] = [
  ...['staff', 'helpdesk', 'customer service', 'customer care'],
  ...['quản trị', 'quản trị viên', 'chính thức', 'hỗ trợ', 'hệ thống', 'cskh', 'chăm sóc khách hàng', 'ban điều hành'],
];
/** Ordinary words that contain a reserved word. */
const ordinary: readonly string[] = ['badminton', 'supporter', 'supporters', 'ecosystem', 'unofficial'];

/** Minimum Latin letters of a site's name to be matched inside words. */
const leastWithin = 3;
/** Number of members updated per statement. */
const atOnce = 1_000;

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** All positions of a text in another. */
function placesOf(text: string, within: string): number[] {
  const places: number[] = [];
  for (let at = within.indexOf(text); at !== -1; at = within.indexOf(text, at + 1)) places.push(at);
  return places;
}

type Reader = (name: string) => Look;
let reading: Promise<Reader> | undefined;
const reader = (): Promise<Reader> => (reading ??= lookReader());

/**
 * Whether a normalized name contains a text: Chinese anywhere; else inside one word that is not an ordinary one, or as several whole words,
 * as in `a d m i n`.
 */
function has(look: Look, text: string, isWithin: boolean, passed: readonly string[]): boolean {
  if (text === '') return false;
  if (isHan(text)) return look.whole.includes(text);
  let from = 0;
  const begins = new Set<number>();
  const ends = new Set<number>();
  for (const word of look.words) {
    if (isWithin && placesOf(text, word).length > 0 && !passed.includes(word)) return true;
    begins.add(from);
    from += word.length;
    ends.add(from);
  }
  return placesOf(text, look.whole).some((place) => begins.has(place) && ends.has(place + text.length));
}

/** Reason to refuse a name: it has no readable character, or imitates the site; undefined if it is allowed. */
export async function nameRefusal(name: string, siteNames: readonly string[]): Promise<MessageDescriptor | undefined> {
  const read = await reader();
  const look = read(name);
  if (look.whole === '') return nameTexts.unreadable;
  const wholeOf = (text: string) => read(text).whole;
  const passed = ordinary.map(wholeOf);
  const posesAs = (text: string, isWithin: boolean) => has(look, wholeOf(text), isWithin, passed);
  const isOfSite =
    siteNames.some((site) => posesAs(site, wholeOf(site).length >= leastWithin)) ||
    reserved.some((word) => posesAs(word, true)) ||
    reservedWhole.some((word) => posesAs(word, false));
  return isOfSite ? nameTexts.site : undefined;
}

/** Normalized form of a nickname, as stored beside it. */
export const lookOf = async (nickname: string): Promise<string> => (await reader())(nickname).whole;

/** Stores the normalized nickname of members without one: new members, and those from before the column existed. */
export async function writeLooks(db: Database): Promise<void> {
  for (;;) {
    const members = await db
      .select({ id: users.id, nickname: users.nickname })
      .from(users)
      .where(isNull(users.look))
      .orderBy(users.id)
      .limit(atOnce);
    if (members.length === 0) return;
    const read = await reader();
    const [ids, nicknames] = [members.map(({ id }) => id), members.map(({ nickname }) => nickname)];
    const looks = nicknames.map((nickname) => read(nickname).whole);
    // Locked in one order, because several nodes may run it; a nickname changed meanwhile has its normalized form.
    await db.execute(sql`
      with held as (select id from ${users} where id = any(${sql.param(ids)}::bigint[]) and look is null order by id for no key update)
      update ${users} as m set look = n.look
      from held join unnest(${sql.param(ids)}::bigint[], ${sql.param(nicknames)}::text[], ${sql.param(looks)}::text[]) as n (id, nickname, look) using (id)
      where m.id = held.id and m.nickname = n.nickname`);
  }
}

/** Other members with a similar-looking nickname. */
export async function lookalikes(from: Database | Transaction, nickname: string, userId: number): Promise<number[]> {
  const look = await lookOf(nickname);
  if (look === '') return [];
  const rows = await from
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.look, look), ne(users.id, userId)));
  return rows.map(({ id }) => id);
}
