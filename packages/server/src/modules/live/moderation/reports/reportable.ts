import type { ReportKind } from '@pitchside/api/live/moderation';
import type { Emit } from '../../../../platform/events.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { BarrageService } from '../../barrage/index.ts';
import { roomNumber, type Live } from '../../live/index.ts';
import { users } from '../../../member/member/index.ts';
import { eq } from 'drizzle-orm';
import type { Names } from '../../../../text/local.ts';
import type { Database } from '../../../../ports/database/database.ts';

/** A kind of reportable objects, implemented by the module that owns them. */
export interface Reportable {
  /** Owner and current content of an object; undefined if there is none or the reporter cannot see it. */
  find(id: string, reporterId: number): Promise<{ ownerId: number; snapshot: string } | undefined>;
  /** Further effects when operators uphold the report; default none. */
  uphold?(tx: Transaction, emit: Emit, id: string, by: { operatorId: number; reason: string }): Promise<void>;
  /** Describes those effects for one object to operators before the decision; undefined where there are none. */
  follows?(id: string): Promise<Names | undefined>;
  /** Effects when operators reject the report; default none. */
  reject?(tx: Transaction, emit: Emit, id: string): Promise<void>;
  /** Called for each new report, with the number of members who await the decision; default no effect. */
  reported?(tx: Transaction, emit: Emit, id: string, total: number): Promise<void>;
}

/** Built-in reportable kinds: rooms, comments, members. */
export function firstReportables(
  db: Database,
  live: Pick<Live, 'room'>,
  barrage: Pick<BarrageService, 'find' | 'remove'>,
): Map<ReportKind, Reportable> {
  return new Map<ReportKind, Reportable>([
    [
      'room',
      {
        async find(id) {
          const found = await live.room(id);
          return found && { ownerId: found.owner.id, snapshot: [found.room.title, found.room.placard].filter(Boolean).join(' · ') };
        },
      },
    ],
    [
      'comment',
      {
        async find(id) {
          const said = await barrage.find(id);
          return said && { ownerId: said.userId, snapshot: said.text };
        },
        async uphold(tx, emit, id) {
          const said = await barrage.find(id, tx);
          if (said) await barrage.remove(tx, emit, said);
        },
      },
    ],
    [
      'member',
      {
        async find(id) {
          const [row] = await db
            .select({ id: users.id, nickname: users.nickname })
            .from(users)
            .where(eq(users.id, roomNumber(id) ?? 0));
          return row && { ownerId: row.id, snapshot: row.nickname };
        },
      },
    ],
  ]);
}
