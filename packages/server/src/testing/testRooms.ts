import { users } from '../modules/member/member/index.ts';
import { rooms } from '../modules/live/room/index.ts';
import type { Database } from '../ports/database/database.ts';

/** Opens rooms with these numbers, each with an owner of its own; returns the owners. */
export async function openTestRooms(db: Database, ids: readonly number[]): Promise<number[]> {
  const owners = await db
    .insert(users)
    .values(
      ids.map((id) => ({
        mobile: `86-1770${String(id).padStart(7, '0')}`,
        passwordHash: '',
        nickname: `anchor ${id}`,
        avatar: 'a',
        isAnchor: true,
        createdAt: 1,
      })),
    )
    .returning({ id: users.id });
  await db.insert(rooms).values(
    owners.map((owner, index) => ({
      id: ids[index] ?? 0,
      ownerId: owner.id,
      title: `room ${ids[index]}`,
      category: 'football' as const,
    })),
  );
  return owners.map(({ id }) => id);
}
