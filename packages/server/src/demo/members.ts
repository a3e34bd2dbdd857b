import { hashPassword, createAccountRepository } from '../modules/account/index.ts';
import { levelBegins } from '../modules/member/index.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Platform } from '../platform/platform.ts';

/** Password of every documented demo member. */
export const demoPassword = 'pitchside-demo';

/** Demo members that people sign in as; printed at start and named in the README. */
export const demoMembers = [
  { mobile: '13800000001', nickname: '北看台老周', part: 'fan', isAnchor: false, role: 'member', level: 23, diamonds: 12_860 },
  { mobile: '13800000002', nickname: '南看台小林', part: 'fan', isAnchor: false, role: 'member', level: 8, diamonds: 1_280 },
  { mobile: '13800000003', nickname: '阿飞说球', part: 'anchor', isAnchor: true, role: 'member', level: 42, diamonds: 5_200 },
  {
    mobile: '13800000004',
    nickname: '场务小马',
    part: 'administrator of that anchor’s room',
    isAnchor: false,
    role: 'member',
    level: 17,
    diamonds: 640,
  },
  { mobile: '13800000005', nickname: '铁口周指导', part: 'expert', isAnchor: false, role: 'member', level: 31, diamonds: 3_300 },
  { mobile: '13800000009', nickname: '场边运营', part: 'operator', isAnchor: false, role: 'operator', level: 1, diamonds: 0 },
] as const;

/** A member that the demo world needs; without a password nobody can sign in as them. */
export interface DemoMember {
  mobile: string;
  nickname: string;
  isAnchor?: boolean;
  level?: number;
}

export type EnsureMember = (member: DemoMember) => Promise<number>;

/** A level with experience a third of the way to the next. */
const grown = (level: number) => ({ level, experience: Math.round((levelBegins(level) * 2 + levelBegins(level + 1)) / 3) * 10 });

/** No hash looks like this, so no password matches it. */
const closed = 'closed';

/** Finds or makes members of the demo world; gives their ids. */
export function demoMemberMaker({ db, clock }: Pick<Platform, 'db' | 'clock'>): EnsureMember {
  const repository = createAccountRepository(db);
  return async ({ mobile, nickname, isAnchor = false, level = 1 }) => {
    const full = `86-${mobile}`;
    const known = await repository.userByMobile(full);
    return (
      known?.id ??
      repository.insertUser({
        mobile: full,
        passwordHash: closed,
        nickname,
        avatar: nickname,
        isAnchor,
        ...grown(level),
        createdAt: clock.now(),
      })
    );
  };
}

/** Makes the documented demo members where they are missing. */
export async function seedDemoMembers({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>, ledger: Ledger): Promise<void> {
  const repository = createAccountRepository(db);
  const first = demoMembers[0];
  if (await repository.userByMobile(`86-${first.mobile}`)) return;
  const passwordHash = await hashPassword(demoPassword);
  for (const { mobile, nickname, isAnchor, role, level, diamonds } of demoMembers) {
    const member = await repository.insertUser({
      mobile: `86-${mobile}`,
      passwordHash,
      nickname,
      avatar: nickname,
      isAnchor,
      role,
      ...grown(level),
      createdAt: clock.now(),
    });
    if (diamonds > 0)
      await events.transaction((tx, emit) =>
        ledger.post(tx, emit, {
          kind: 'opening',
          member,
          ref: String(member),
          moves: [{ unit: 'diamond', from: 'bonus', to: member, amount: diamonds }],
        }),
      );
  }
}
