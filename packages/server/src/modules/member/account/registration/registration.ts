import { msg } from '@lingui/core/macro';
import { randomBytes } from 'node:crypto';
import { maskAddress } from '../../../../platform/address.ts';
import { CallError } from '../../../../platform/callError.ts';
import type { Caller, Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Captcha } from '../../captcha/index.ts';
import type { AccountRepository } from '../account.repository.ts';
import { hashPassword } from '../password.ts';
import { phoneKey, phoneOf } from '../phone/phone.ts';
import { deviceOf } from '../sessions/device.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SmsCodes } from '../sms/codes.ts';
import { freeName } from './nickname.ts';

const texts = {
  captcha: msg`请先完成滑块验证`,
  code: msg`验证码不正确或已过期`,
  invite: msg`没有这个邀请码`,
};

const codeTypes = { register: 1, other: 2 } as const;

interface Parts {
  repository: AccountRepository;
  captcha: Captcha;
  codes: SmsCodes;
  sessions: Sessions;
}

/**
 * Registration and password reset: access to the phone is enough to set a password. Known and unknown numbers are refused with the same
 * message.
 */
export function createRegistration(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  { repository, captcha, codes, sessions }: Parts,
): Pick<Handlers, 'registered' | 'forgotPassword'> {
  const refuse = (what: string, { address, userAgent }: Caller): never => {
    log.info({ address: maskAddress(address), device: deviceOf(userAgent) }, `${what} refused`);
    throw new CallError(texts.code);
  };

  /** The member whose invitation code was given; undefined when none was given. */
  async function inviter(invite: string | undefined): Promise<number | undefined> {
    if (!invite) return undefined;
    const found = await repository.memberByInvite(invite.toUpperCase());
    // Checked before the SMS code is used up, so that the member can correct it.
    if (found === undefined) throw new CallError(texts.invite);
    return found;
  }

  return {
    async registered({ mobile: typed, code, password, invite, captcha: proof }, caller) {
      const mobile = phoneOf(typed);
      if (!(await captcha.redeem('register', proof, caller.address))) throw new CallError(texts.captcha);
      const invitedBy = await inviter(invite);
      if (!(await codes.redeem(mobile, codeTypes.register, code))) return refuse('registration', caller);
      const added = await repository.register({
        mobile,
        passwordHash: await hashPassword(password),
        nickname: await freeName(db, caller.language),
        avatar: `fan-${randomBytes(6).toString('hex')}`,
        createdAt: clock.now(),
        ...(invitedBy !== undefined && { invitedBy }),
      });
      return added === undefined ? refuse('registration', caller) : {};
    },
    async forgotPassword({ mobile, code, password }, caller) {
      if (!(await codes.redeem(phoneKey(mobile), codeTypes.other, code))) return refuse('reset of a password', caller);
      const user = await repository.userByMobile(mobile);
      if (!user) return refuse('reset of a password', caller);
      await sessions.replacePassword(user.id, await hashPassword(password));
      return {};
    },
  };
}
