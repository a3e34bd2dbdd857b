import { msg } from '@lingui/core/macro';
import type { UserInfo } from '@pitchside/api/account';
import { CallError } from '../../platform/call.error.ts';
import type { Handlers } from '../../platform/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Captcha } from '../captcha/captcha.service.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { createAccountRepository, type UserRow } from './account.repository.ts';
import { guesses } from './guesses.ts';
import { expIcon } from './level.ts';
import { passwordMatches } from './password.ts';
import { createSessions, type Sessions } from './sessions.ts';

const texts = {
  wrong: msg`手机号或密码不正确`,
  tooMany: msg`试错次数太多，请稍后再试`,
  captcha: msg`请先完成滑块验证`,
  gone: msg`没有找到`,
};

const describe = (user: UserRow, balance: number): Omit<UserInfo, 'token'> => ({
  id: String(user.id),
  userSig: '',
  user_nickname: user.nickname,
  avatar: user.avatar,
  exp_icon: expIcon(user.level),
  level: user.level,
  balance,
  is_anchor: user.isAnchor ? 1 : 0,
  role: user.role,
});

export interface Account {
  handlers: Pick<Handlers, 'login' | 'signOut' | 'getUserInfo'>;
  sessions: Sessions;
}

/** Sign-in by password, sign-out, and who the member is. */
export function createAccount(platform: Platform, captcha: Captcha, ledger: Pick<Ledger, 'state'>): Account {
  const repository = createAccountRepository(platform.db);
  const sessions = createSessions(platform);
  const limits = guesses(platform.clock);

  return {
    sessions,
    handlers: {
      async login({ mobile, password, captcha: proof }, { address, userAgent }) {
        if (!(await captcha.redeem('login', proof))) throw new CallError(texts.captcha);
        // Counted before the check, so that parallel guesses cannot slip past.
        if (!limits.take(mobile, address)) throw new CallError(texts.tooMany);
        const user = await repository.userByMobile(mobile);
        const right = await passwordMatches(user?.passwordHash, password);
        if (!user || !right) {
          platform.log.info({ address, device: userAgent }, 'sign-in refused');
          throw new CallError(texts.wrong);
        }
        limits.forgive(mobile, address);
        return { ...describe(user, (await ledger.state(user.id)).balance), token: await sessions.begin(user, userAgent) };
      },
      async signOut(_, { member }) {
        await sessions.end(member.sessionId);
        return {};
      },
      async getUserInfo(_, { member }) {
        const user = await repository.userById(member.id);
        if (!user) throw new CallError(texts.gone);
        return describe(user, (await ledger.state(user.id)).balance);
      },
    },
  };
}
