import type { Friends } from '../modules/messages/friends/index.ts';
import type { Groups } from '../modules/messages/groups/index.ts';
import type { MessagesRepository } from '../modules/messages/messages/index.ts';
import type { Platform } from '../platform/platform.ts';
import { createAccountRepository } from '../modules/member/account/index.ts';
import { demoGroups, demoRequests, demoTalks, demoWriters, type DemoWriterName } from './talks.data.ts';
import { demoMembers, ensureMembers } from './members.ts';

const minute = 60_000;

export interface DemoTalkParts {
  friends: Pick<Friends, 'acts' | 'repository'>;
  groups: Pick<Groups, 'found'>;
  messages: { repository: MessagesRepository };
}

/** Gives the demo fan conversations over days, requests of friendship and groups, once. */
export async function seedDemoTalks(
  platform: Pick<Platform, 'db' | 'clock'>,
  { friends, groups, messages: { repository } }: DemoTalkParts,
): Promise<void> {
  const { db, clock } = platform;
  const fan = await createAccountRepository(db).userByMobile(`86-${demoMembers[0].mobile}`);
  if (!fan) return;
  const names = Object.keys(demoWriters) as DemoWriterName[];
  const ids = await ensureMembers(
    platform,
    names.map((name) => demoWriters[name]),
  );
  const idOf = (name: DemoWriterName): number => ids[names.indexOf(name)] ?? 0;
  const first = demoTalks[0];
  if (!first || (await repository.pair(db, fan.id, idOf(first.with)))) return;
  const now = clock.now();
  await friends.repository.fill(
    demoTalks.filter(({ isFriend }) => isFriend).map((talk) => ({ one: fan.id, other: idOf(talk.with), at: now - 30 * 24 * 60 * minute })),
    [],
  );
  for (const talk of demoTalks) {
    const other = idOf(talk.with);
    const begun = now - (talk.lines[0]?.[1] ?? 0) * minute;
    await db.transaction(async (tx) => {
      const [lowId, highId] = [Math.min(fan.id, other), Math.max(fan.id, other)];
      const row = await repository.open(tx, { kind: 'direct', lowId, highId, createdAt: begun, at: begun }, [lowId, highId]);
      for (const [index, [by, ago, text]] of talk.lines.entries()) {
        const senderId = by === 'me' ? fan.id : other;
        const at = now - ago * minute;
        const { seq } = await repository.say(tx, {
          conversationId: row.id,
          senderId,
          clientId: `demo-${row.id}-${index}`,
          body: { type: 'text', text },
          words: text,
          counts: true,
          at,
        });
        // A sender of an answer has read the messages before it.
        await repository.read(tx, row.id, senderId, seq);
      }
    });
  }
  for (const { by, text, source } of demoRequests) await friends.acts.request(idOf(by), String(fan.id), text, source);
  for (const { owner, members, hasFan, name, intro } of demoGroups)
    await groups.found(idOf(owner), { name, intro }, [...members.map(idOf), ...(hasFan ? [fan.id] : [])]);
}
