import { inArray } from 'drizzle-orm';
import { hashPassword, createAccountRepository } from '../modules/member/account/index.ts';
import { levelBegins, users } from '../modules/member/member/index.ts';
import type { Ledger } from '../modules/money/ledger/index.ts';
import type { Platform } from '../platform/platform.ts';
import { dayLength } from '../platform/serverDay.ts';

/** Password of every documented demo member. */
export const demoPassword = 'pitchside-demo';

/** Demo members that people sign in as; printed at start and named in the README. */
export const demoMembers = [
  { mobile: '13800000001', nickname: '北看台老周', joined: 412, part: 'fan', isAnchor: false, role: 'member', level: 23, diamonds: 12_860 },
  { mobile: '13800000002', nickname: '南看台小林', joined: 96, part: 'fan', isAnchor: false, role: 'member', level: 8, diamonds: 1_280 },
  { mobile: '13800000003', nickname: '阿飞说球', joined: 731, part: 'anchor', isAnchor: true, role: 'member', level: 42, diamonds: 5_200 },
  {
    mobile: '13800000004',
    nickname: '场务小马',
    joined: 305,
    part: 'administrator of that anchor’s room',
    isAnchor: false,
    role: 'member',
    level: 17,
    diamonds: 640,
  },
  {
    mobile: '13800000005',
    nickname: '铁口周指导',
    joined: 588,
    part: 'expert',
    isAnchor: false,
    role: 'member',
    level: 31,
    diamonds: 3_300,
  },
  { mobile: '13800000009', nickname: '场边运营', joined: 900, part: 'operator', isAnchor: false, role: 'operator', level: 1, diamonds: 0 },
] as const;

/** A member that the demo world needs; without a password nobody can sign in as them. */
export interface DemoMember {
  mobile: string;
  nickname: string;
  isAnchor?: boolean;
  level?: number;
  /** Whole days since they joined; default today. */
  joined?: number;
}

export type EnsureMember = (member: DemoMember) => Promise<number>;

/** A level with experience a third of the way to the next. */
const grown = (level: number) => ({ level, experience: Math.round((levelBegins(level) * 2 + levelBegins(level + 1)) / 3) * 10 });

/** No hash has this form, so no password matches it. */
const closed = 'closed';

/** A member without a password as a row. */
const rowOf = ({ mobile, nickname, isAnchor = false, level = 1, joined = 0 }: DemoMember, now: number) => ({
  mobile: `86-${mobile}`,
  passwordHash: closed,
  nickname,
  avatar: nickname,
  isAnchor,
  ...grown(level),
  createdAt: now - joined * dayLength,
});

/** Finds or creates members of the demo world; returns their ids. */
export function demoMemberMaker({ db, clock }: Pick<Platform, 'db' | 'clock'>): EnsureMember {
  const repository = createAccountRepository(db);
  return async (member) => {
    const known = await repository.userByMobile(`86-${member.mobile}`);
    return known?.id ?? repository.insertUser(rowOf(member, clock.now()));
  };
}

/** Creates missing members of the demo world, many at once; returns their ids in the same order. */
export async function ensureMembers({ db, clock }: Pick<Platform, 'db' | 'clock'>, members: readonly DemoMember[]): Promise<number[]> {
  const rows = members.map((member) => rowOf(member, clock.now()));
  await db.insert(users).values(rows).onConflictDoNothing({ target: users.mobile });
  const found = await db
    .select({ id: users.id, mobile: users.mobile })
    .from(users)
    .where(
      inArray(
        users.mobile,
        rows.map(({ mobile }) => mobile),
      ),
    );
  const idOf = new Map(found.map(({ id, mobile }) => [mobile, id]));
  return rows.flatMap(({ mobile }) => idOf.get(mobile) ?? []);
}

/**
 * Creates the documented demo members that are missing, each with their initial data; a start that was cut short makes the others next
 * time.
 */
export async function seedDemoMembers({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>, ledger: Ledger): Promise<void> {
  const known = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(
      inArray(
        users.mobile,
        demoMembers.map(({ mobile }) => `86-${mobile}`),
      ),
    );
  const missing = demoMembers.filter(({ mobile }) => !known.some((member) => member.mobile === `86-${mobile}`));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demoPassword);
  for (const { diamonds, role, ...member } of missing)
    await events.transaction(async (tx, emit) => {
      const row = { ...rowOf(member, clock.now()), passwordHash, role };
      const [added] = await tx.insert(users).values(row).onConflictDoNothing({ target: users.mobile }).returning({ id: users.id });
      if (!added || diamonds === 0) return;
      await ledger.post(tx, emit, {
        kind: 'opening',
        member: added.id,
        ref: String(added.id),
        moves: [{ unit: 'diamond', from: 'issue', to: added.id, amount: diamonds }],
      });
    });
}
