import { msg } from '@lingui/core/macro';
import { sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { roomKicks, roomModerators, rooms } from '../room/index.ts';

const texts = {
  gone: msg`没有找到`,
  notModerator: msg`只有主播或房管可以这样做`,
  self: msg`不能对自己这样做`,
  staff: msg`不能对平台的工作人员这样做`,
  owner: msg`不能对主播这样做，可以关闭直播`,
  reason: msg`请写明事由`,
};

/** A room with the acting and the affected member, as of the transaction. */
export interface Standing extends Record<string, unknown> {
  owner_id: number;
  /** Whether the acting member is an assistant. */
  by_moderator: boolean;
  user_moderator: boolean;
  user_kicked: boolean;
  user_staff: boolean;
  /** Whether the acting member is an operator of the site, and their nickname. */
  by_staff: boolean;
  by_name: string;
}

/**
 * Reads the roles of two members in a room; the lock of the room keeps them until the transaction ends.
 * @throws CallError for an unknown room or member
 */
export async function readStanding(tx: Transaction, roomId: number, byId: number, userId: number): Promise<Standing> {
  const { rows } = await tx.execute<Standing>(sql`
    select r.owner_id, u.role = 'operator' as user_staff, b.role = 'operator' as by_staff, b.nickname as by_name,
      exists (select from ${roomModerators} where room_id = r.id and user_id = ${byId}) as by_moderator,
      exists (select from ${roomModerators} where room_id = r.id and user_id = u.id) as user_moderator,
      exists (select from ${roomKicks} where room_id = r.id and user_id = u.id) as user_kicked
    from ${rooms} r, ${users} u, ${users} b where r.id = ${roomId} and u.id = ${userId} and b.id = ${byId}`);
  const [found] = rows;
  if (!found) throw new CallError(texts.gone);
  return found;
}

/** Whether a member acts as operator of the site: in a room of another where they are no assistant. */
export const actsForSite = ({ owner_id, by_moderator, by_staff }: Standing, byId: number): boolean =>
  by_staff && owner_id !== byId && !by_moderator;

/**
 * Authorizes lifting a sanction: the owner for everybody, an operator for all but staff, an assistant for everybody except owner,
 * assistants and staff.
 * @throws CallError otherwise
 */
export function mayLift(standing: Standing, byId: number, userId: number): void {
  const { owner_id, by_moderator, user_moderator, user_staff } = standing;
  if (owner_id === byId || (actsForSite(standing, byId) && !user_staff)) return;
  if (!by_moderator || owner_id === userId || user_moderator || user_staff) throw new CallError(texts.notModerator);
}

/**
 * Authorizes muting or removing: not oneself, no staff of the platform, and never the owner, whose broadcast an operator ends instead.
 * @throws CallError otherwise
 */
export function mayAct(standing: Standing, byId: number, userId: number): void {
  if (byId === userId && standing.by_staff) throw new CallError(texts.self);
  mayLift(standing, byId, userId);
  if (byId === userId) throw new CallError(texts.self);
  if (standing.user_staff) throw new CallError(texts.staff);
  if (standing.owner_id === userId) throw new CallError(texts.owner);
}

/**
 * Requires a reason from operators, which the affected member and the log show.
 * @throws CallError where an operator gives no reason
 */
export function mustSayWhy(standing: Standing, byId: number, reason: string): void {
  if (actsForSite(standing, byId) && reason === '') throw new CallError(texts.reason);
}

/**
 * Authorizes appointing an assistant: the owner may appoint anybody else who was not removed from the room.
 * @throws CallError otherwise
 */
export function mayOwn({ owner_id }: Standing, byId: number, userId: number): void {
  if (owner_id !== byId) throw new CallError(texts.gone);
  if (byId === userId) throw new CallError(texts.self);
}
