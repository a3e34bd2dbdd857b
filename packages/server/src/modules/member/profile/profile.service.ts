import { msg } from '@lingui/core/macro';
import { nicknameLength, type MemberInfo, type NobleTerm } from '@pitchside/api/member/profile';
import { ilike, or, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { escapeLike } from '../../../text/like.ts';
import { speakAll } from '../../../text/speak.ts';
import type { Account, Sessions } from '../account/index.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { teams } from '../../scores/sport/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { avatarWall } from './avatars.data.ts';
import { createIdentities, type Identities } from './identityGiven.ts';
import { passwordChanger } from './loginPassword.ts';
import { suggestionsFor, takenOf, writeLooks } from '../member/index.ts';
import { createPaymentPassword, type PaymentPassword } from './paymentPassword.ts';
import { createPayouts, type Payouts } from './payout.service.ts';
import { createNicknameRefusal } from './nicknameRefusal.ts';
import { profileChanger } from './profileChange.ts';
import { createProfileRepository } from './profile.repository.ts';
import { clubView, memberView } from './profile.presenter.ts';
import { createVerificationReview, type VerificationReview } from './verificationReview.ts';
import { createVerification, type Verification } from './verification.service.ts';

const texts = { gone: msg`没有找到` };

/** Dependencies of the profile. */
export interface ProfileParts {
  ledger: Pick<Ledger, 'state'>;
  notices: Pick<Notices, 'notify'>;
  uploads: Uploads;
  sessions: Pick<Sessions, 'replacePassword'>;
  factor: Pick<Account['factor'], 'isOn'>;
  seal: Seal;
  /** The rank that a member holds now; null without one. */
  nobleOf(userId: number): Promise<NobleTerm | null>;
}

type Own =
  | 'getMemberInfo'
  | 'updateInfo'
  | 'nicknameState'
  | 'avatarList'
  | 'clubList'
  | 'setPaymentPassword'
  | 'paymentPasswordState'
  | 'changePassword';

export interface Profile {
  handlers: Pick<Handlers, Own> & Verification['handlers'] & Payouts['handlers'];
  payment: PaymentPassword;
  payouts: Payouts;
  verification: Verification;
  review: VerificationReview;
  identities: Identities;
}

/** Maximum clubs in a search. */
const clubsShown = 60;

/** Profile and security of members. */
export function createProfile(platform: Platform, { ledger, notices, uploads, sessions, factor, seal, nobleOf }: ProfileParts): Profile {
  const { db, clock } = platform;
  const repository = createProfileRepository(db);
  const refusalOf = createNicknameRefusal(platform, repository);
  const payment = createPaymentPassword(platform);
  const verification = createVerification(platform, repository, { seal, uploads });
  const payouts = createPayouts(platform, repository, { seal, payment, verification });
  const change = profileChanger(platform, repository, uploads, refusalOf);

  async function read(userId: number): Promise<Localizable<MemberInfo>> {
    const whole = await repository.whole(userId);
    if (!whole) throw new CallError(texts.gone);
    const { firstClub, secondClub } = whole.profile ?? {};
    const [clubs, wallet, noble, last, accounts, hasPaymentPassword, hasFactor] = await Promise.all([
      repository.teams([firstClub, secondClub].filter((id) => typeof id === 'string')),
      ledger.state(userId),
      nobleOf(userId),
      repository.lastVerification(userId),
      repository.payouts(userId),
      repository.hasPaymentPassword(userId),
      factor.isOn(userId),
    ]);
    return memberView(
      { ...whole, clubs, wallet, noble, verification: last, payouts: accounts, hasPaymentPassword, hasFactor },
      clock.now(),
    );
  }

  return {
    payment,
    payouts,
    verification,
    identities: createIdentities(platform, repository, seal),
    review: createVerificationReview(platform, { seal, uploads, notices }),
    handlers: {
      ...verification.handlers,
      ...payouts.handlers,
      getMemberInfo: (_, { member }) => read(member.id),
      async updateInfo(given, { member }) {
        await change(member.id, given);
        return read(member.id);
      },
      async nicknameState({ user_nickname: wanted }, { member, language }) {
        if (wanted === member.nickname) return { state: 'own', suggestions: [], reason: null };
        if ([...wanted].length < nicknameLength.least) return { state: 'refused', suggestions: [], reason: null };
        await writeLooks(db);
        const refusal = await refusalOf(wanted, member.id, db);
        if (refusal) return { state: 'refused', suggestions: [], reason: local(speakAll(refusal)) };
        const taken = await takenOf(db, [wanted], member.id);
        if (taken.size === 0) return { state: 'free', suggestions: [], reason: null };
        return { state: 'taken', suggestions: await suggestionsFor(db, wanted, member.id, language, nicknameLength.most), reason: null };
      },
      avatarList: async () => ({ list: [...avatarWall] }),
      async clubList({ name }) {
        const like = `%${escapeLike(name)}%`;
        const named = name === '' ? undefined : or(ilike(sql`${teams.names}::text`, like), ilike(sql`${teams.shortNames}::text`, like));
        const rows = await db.select().from(teams).where(named).orderBy(teams.sport, teams.id).limit(clubsShown);
        return { list: rows.map(clubView) };
      },
      setPaymentPassword: (given, caller) => payment.set(caller, given),
      paymentPasswordState: (_, { member }) => payment.state(member.id),
      changePassword: passwordChanger(platform, sessions),
    },
  };
}
