import { msg } from '@lingui/core/macro';
import type { MemberInfo, NobleTerm } from '@pitchside/api/profile';
import { CallError } from '../../platform/call.error.ts';
import type { Handlers } from '../../platform/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Localizable } from '../../text/local.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { createPaymentPassword, type PaymentPassword } from './payment.password.ts';
import { createProfileRepository } from './profile.repository.ts';
import { memberView } from './profile.view.ts';

const texts = { gone: msg`没有找到` };

/** What the profile needs to know of the rest of the server. */
export interface ProfileParts {
  ledger: Pick<Ledger, 'state'>;
  /** The rank that a member holds now; null without one. */
  nobleOf(userId: number): Promise<NobleTerm | null>;
}

export interface Profile {
  handlers: Pick<Handlers, 'getMemberInfo' | 'setPaymentPassword' | 'paymentPasswordState'>;
  payment: PaymentPassword;
}

/** What members tell of themselves, and what they see of it. */
export function createProfile(platform: Platform, { ledger, nobleOf }: ProfileParts): Profile {
  const { db, clock } = platform;
  const repository = createProfileRepository(db);
  const payment = createPaymentPassword(platform);

  async function read(userId: number): Promise<Localizable<MemberInfo>> {
    const whole = await repository.whole(userId);
    if (!whole) throw new CallError(texts.gone);
    const { firstClub, secondClub } = whole.profile ?? {};
    const [clubs, wallet, noble, verification, payouts, hasPaymentPassword] = await Promise.all([
      repository.teams([firstClub, secondClub].filter((id) => typeof id === 'string')),
      ledger.state(userId),
      nobleOf(userId),
      repository.lastVerification(userId),
      repository.payouts(userId),
      repository.hasPaymentPassword(userId),
    ]);
    return memberView({ ...whole, clubs, wallet, noble, verification, payouts, hasPaymentPassword }, clock.now());
  }

  return {
    payment,
    handlers: {
      getMemberInfo: (_, { member }) => read(member.id),
      setPaymentPassword: (given, { member }) => payment.set(member.id, given),
      paymentPasswordState: (_, { member }) => payment.state(member.id),
    },
  };
}
