import { inArray } from 'drizzle-orm';
import { fanClubs, fanMembers } from '../../modules/live/fans/index.ts';
import { follows } from '../../modules/member/follow/index.ts';
import { nameRefusal } from '../../modules/member/member/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import type { DemoAnchor } from './anchors.data.ts';

/** Share of an anchor's followers that joins, and the closeness of the closest. */
const [share, closest] = [0.4, 6_000];
/** Rows that are written at once. */
const atOnce = 2_000;

/** Badge of a club from the name of its anchor: two characters of a Chinese one, first letters of others. */
export function badgeOf(nickname: string): string {
  const words = nickname.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  if (/\p{Script=Han}/u.test(nickname)) return [...words.join('')].slice(0, 2).join('');
  const letters = words.map((word) => [...word][0] ?? '').join('');
  return (letters.length > 1 ? letters : (words[0] ?? '')).toUpperCase().slice(0, 4);
}

/** Founds the anchors' clubs, once, and lets their followers join: the earliest are the closest, and the demo fan is in all clubs. */
export async function seedClubs(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  cast: ReadonlyMap<number, DemoAnchor>,
  fan: number,
): Promise<void> {
  const [any] = await db.select({ id: fanClubs.anchorId }).from(fanClubs).limit(1);
  if (any) return;
  const clubs: { anchorId: number; badge: string; at: number }[] = [];
  for (const [anchorId, { nickname }] of cast) {
    const badge = badgeOf(nickname);
    // The site's own name is nobody's badge.
    if (!(await nameRefusal(badge, [settings.siteName, settings.siteNameZh]))) clubs.push({ anchorId, badge, at: clock.now() });
  }
  if (clubs.length === 0) return;
  const followers = await db
    .select()
    .from(follows)
    .where(
      inArray(
        follows.targetId,
        clubs.map(({ anchorId }) => anchorId),
      ),
    );
  const members = followers.flatMap(({ memberId, targetId, at }) => {
    const random = randomFor(settings.seed, 'club', targetId, memberId);
    if (memberId !== fan && !random.happens(share)) return [];
    return [{ anchorId: targetId, memberId, closeness: Math.floor(random.unit() ** 3 * closest), at }];
  });
  await db.transaction(async (tx) => {
    await tx.insert(fanClubs).values(clubs);
    for (let from = 0; from < members.length; from += atOnce) await tx.insert(fanMembers).values(members.slice(from, from + atOnce));
  });
}
