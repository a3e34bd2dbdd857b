import { msg } from '@lingui/core/macro';
import { lt } from 'drizzle-orm';
import { maskAddress, networkOf } from '../../../../platform/address.ts';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Sms, SmsKind } from '../../../../ports/sms/sms.ts';
import { isServedCountry } from '../../../../catalogue/countries.data.ts';
import { phoneOf } from '../phone/phone.ts';
import { AllowanceUsed, takeAllowances, type Allowance } from './allowances.ts';
import type { CodeType, SmsCodes } from './codes.ts';
import { smsAllowances } from './sms.tables.ts';

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];

type Limit = 'pause' | 'number' | 'address' | 'country';

const texts = {
  country: msg`这个国家或地区还不能收短信`,
  number: msg`这个号码今天要的验证码太多，请明天再试`,
  address: msg`获取验证码太频繁，请稍后再试`,
  failed: msg`短信没有发出，请稍后再试`,
  none: msg`本站暂时不发验证码，请联系客服`,
  pause: (seconds: number) => msg`验证码已经发出，${seconds} 秒后可以再要一个`,
};

/** Rate limits for sending messages (reliability A4), cheapest to refuse first. */
const limitsOf = (mobile: string, address: string, countryCap: number): Allowance<Limit>[] => [
  { name: 'pause', subject: mobile, most: 1, span: minute },
  { name: 'number', subject: mobile, most: 10, span: day },
  { name: 'address', subject: networkOf(address), most: 20, span: hour },
  { name: 'country', subject: mobile.split('-')[0] ?? '', most: countryCap, span: day },
];

/**
 * A number with an account gets a notice instead of a registration code; a number without one gets a notice instead of a reset code. The
 * caller learns neither.
 */
const kindOf = (type: CodeType, isMember: boolean): SmsKind => {
  if (isMember === (type === 2)) return 'code';
  return isMember ? 'taken' : 'unknown';
};

interface Parts {
  codes: SmsCodes;
  sms: Sms;
  isMember(mobile: string): Promise<boolean>;
}

/**
 * Sends codes by SMS. Every accepted request sends exactly one message, so that known and unknown numbers cost the same time, money and
 * quota (reliability A5).
 */
export function createSmsService(
  { db, events, clock, log, settings }: Platform,
  { codes, sms, isMember }: Parts,
): Pick<Handlers, 'getCode'> {
  /** Error within the pause; the sent code stays valid. */
  async function pause(mobile: string, type: CodeType): Promise<CallError> {
    const left = Math.ceil((((await codes.newest(mobile, type)) ?? -Infinity) + minute - clock.now()) / 1_000);
    return new CallError(left > 0 ? texts.pause(left) : texts.address);
  }

  return {
    async getCode({ mobile: typed, type }, { address, language }) {
      if (settings.sms === 'none') throw new CallError(texts.none);
      if (!isServedCountry(typed.split('-')[0] ?? '')) throw new CallError(texts.country);
      const mobile = phoneOf(typed);
      const kind = kindOf(type, await isMember(typed));
      let code: string;
      try {
        code = await events.transaction(async (tx) => {
          await takeAllowances(tx, limitsOf(mobile, address, settings.smsCountryCap), clock.now());
          return codes.issue(tx, mobile, type, kind === 'code');
        });
      } catch (error) {
        if (!(error instanceof AllowanceUsed)) throw error;
        log.info({ limit: error.allowance, address: maskAddress(address) }, 'an SMS was refused');
        if (error.allowance === 'pause') throw await pause(mobile, type);
        throw new CallError(error.allowance === 'number' ? texts.number : texts.address);
      }
      await db.delete(smsAllowances).where(lt(smsAllowances.windowUntil, clock.now() - day));
      try {
        await sms.send({ mobile, kind, code, language });
      } catch (error) {
        log.warn({ err: error }, 'an SMS could not be sent');
        throw new CallError(texts.failed);
      }
      return { wait: minute / 1_000 };
    },
  };
}
