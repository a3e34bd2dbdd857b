import { msg } from '@lingui/core/macro';
import type { UserInfo } from '@pitchside/api/member/account';
import { CallError } from '../../../platform/callError.ts';
import { maskAddress } from '../../../platform/address.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import type { Sms } from '../../../ports/sms/sms.ts';
import type { Captcha } from '../captcha/index.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createAccountRepository, type UserRow } from './account.repository.ts';
import { createGuesses } from './guesses.ts';
import { createFactor, type Factor } from './factor/factor.service.ts';
import { expIcon } from '../member/index.ts';
import { passwordMatches } from './password.ts';
import { phoneKey } from './phone/phone.ts';
import { createQrRepository } from './qr/qr.repository.ts';
import { createQrSignIn } from './qr/qr.service.ts';
import { createQrWatchers, type QrWatchers } from './qr/qrWatchers.ts';
import { createRegistration } from './registration/registration.ts';
import { deviceOf } from './sessions/device.ts';
import { sessionHandlers } from './sessions/session.handlers.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createSmsCodes } from './sms/codes.ts';
import { createSmsService } from './sms/sms.service.ts';

const texts = {
  wrong: msg`手机号或密码不正确`,
  tooMany: msg`试错次数太多，请稍后再试`,
  captcha: msg`请先完成滑块验证`,
  gone: msg`没有找到`,
};

const isNumber = /^\d{1,15}$/;

const describe = (user: UserRow, balance: number, userSig: string): Omit<UserInfo, 'token'> => ({
  id: String(user.id),
  userSig,
  user_nickname: user.nickname,
  avatar: user.avatar,
  exp_icon: expIcon(user.level),
  level: user.level,
  balance,
  is_anchor: user.isAnchor ? 1 : 0,
  role: user.role,
});

type Served =
  | ('login' | 'signOut' | 'getUserInfo')
  | ('registered' | 'forgotPassword' | 'getCode')
  | ('getLoginQrcode' | 'scanLoginQrcode' | 'confirmLoginQrcode')
  | keyof Factor['handlers']
  | ('sessionList' | 'endSession' | 'endOtherSessions');

export interface Account {
  handlers: Pick<Handlers, Served>;
  sessions: Sessions;
  factor: Omit<Factor, 'handlers'>;
  /** Whether a session is live and belongs to the member. */
  ownsSession(id: string, userId: number): Promise<boolean>;
  /** Whether a member is an operator of the platform. */
  isStaff(memberId: string): Promise<boolean>;
  /** QR sign-ins that wait for approval. */
  qr: QrWatchers;
}

/** Dependencies of the account module. */
export interface AccountParts {
  captcha: Captcha;
  ledger: Pick<Ledger, 'state'>;
  notices: Pick<Notices, 'notify'>;
  sms: Sms;
  /** A fresh signature of a member's messaging account. */
  sigOf(memberId: number): string;
  /** Encrypts secrets of second factors. */
  seal: Seal;
  /** Secret of the site for SMS codes. */
  codeSecret: string;
}

/** Sign-in and sign-out in all ways, and the current member. */
export function createAccount(platform: Platform, { captcha, ledger, notices, sms, sigOf, seal, codeSecret }: AccountParts): Account {
  const repository = createAccountRepository(platform.db);
  const sessions = createSessions(platform, repository, notices);
  const codes = createSmsCodes(platform, codeSecret);
  const signIns = createQrRepository(platform.db);
  const limits = createGuesses(platform, 'login');

  const info = async (user: UserRow) => describe(user, (await ledger.state(user.id)).balance, sigOf(user.id));

  const factor = createFactor(platform, { repository, sessions, notices, seal, info });

  const qr = createQrWatchers(platform, {
    repository: signIns,
    async person(id) {
      const user = await repository.userById(id);
      return user && { user_nickname: user.nickname, avatar: user.avatar };
    },
    async signIn(id, { device, address }) {
      const user = await repository.userById(id);
      const token = user && (await sessions.begin(user.id, { way: 'qr', userAgent: device, address }));
      return !user || token === undefined ? undefined : { ...(await info(user)), token };
    },
  });

  return {
    sessions,
    factor,
    ownsSession: async (id, userId) => isNumber.test(id) && repository.ownsSession(Number(id), userId),
    isStaff: async (memberId) => isNumber.test(memberId) && (await repository.userById(Number(memberId)))?.role === 'operator',
    qr,
    handlers: {
      ...createRegistration(platform, { repository, captcha, codes, sessions }),
      ...createSmsService(platform, { codes, sms, isMember: async (mobile) => (await repository.userByMobile(mobile)) !== undefined }),
      ...createQrSignIn(platform, signIns),
      ...factor.handlers,
      ...sessionHandlers(platform, repository, sessions),
      async login({ mobile, password, captcha: proof }, { address, userAgent }) {
        if (!(await captcha.redeem('login', proof, address))) throw new CallError(texts.captcha);
        // Counted before the check, so that parallel guesses cannot slip past.
        if (!(await limits.take(phoneKey(mobile), address))) throw new CallError(texts.tooMany);
        const user = await repository.userByMobile(mobile);
        const right = await passwordMatches(user?.passwordHash, password);
        const ticket = user && right ? await factor.ticketFor(user) : undefined;
        if (ticket) {
          await limits.forgive(phoneKey(mobile), address);
          return ticket;
        }
        const token = user && right ? await sessions.begin(user.id, { way: 'password', userAgent, address }, user.passwordHash) : undefined;
        if (!user || token === undefined) {
          platform.log.info({ address: maskAddress(address), device: deviceOf(userAgent) }, 'sign-in refused');
          throw new CallError(texts.wrong);
        }
        await limits.forgive(phoneKey(mobile), address);
        return { ...(await info(user)), token };
      },
      async signOut(_, { member }) {
        await sessions.end(member.sessionId);
        return {};
      },
      async getUserInfo(_, { member }) {
        const user = await repository.userById(member.id);
        if (!user) throw new CallError(texts.gone);
        return info(user);
      },
    },
  };
}
