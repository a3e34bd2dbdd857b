import { msg } from '@lingui/core/macro';
import { randomBytes } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { UserSig } from './userSig.ts';

const texts = { sig: msg`消息账号已失效，请重新登录` };

/** Lifetime of a signature for a member, and for a tourist, ms. */
export const sigLife = { member: 7 * day, tourist: day } as const;

const touristId = /^tourist_[\w-]{16}$/;

export interface Im {
  handlers: Pick<Handlers, 'imTouristAccount' | 'userSig' | 'imLogin'>;
  /** A fresh signature of a member. */
  sigOf(memberId: number): string;
}

/** Accounts of the messaging service: signs for either engine, and verifies for ours. */
export function createIm({ clock, events }: Pick<Platform, 'clock' | 'events'>, userSig: UserSig): Im {
  const account = (id: string, life: number) => {
    const { sig, expiresAt } = userSig.sign(id, clock.now(), life);
    return { sdk_app_id: userSig.appId, id, sig, expires_at: expiresAt };
  };

  return {
    sigOf: (memberId) => userSig.sign(String(memberId), clock.now(), sigLife.member).sig,
    handlers: {
      imTouristAccount: async () => account(`tourist_${randomBytes(12).toString('base64url')}`, sigLife.tourist),
      userSig: async (_, { member }) => account(String(member.id), sigLife.member),
      async imLogin({ id, sig }, { member }) {
        const signed = userSig.read(sig, clock.now());
        if (signed?.id !== id) throw new CallError(texts.sig);
        const { expiresAt } = signed;
        if (touristId.test(id))
          return {
            id,
            is_tourist: true,
            topic: null,
            epoch: '',
            seq: 0,
            expires_at: expiresAt,
          };
        if (!member || String(member.id) !== id) throw new CallError(texts.sig);
        const topic = memberTopic(member.id);
        return {
          id,
          is_tourist: false,
          topic,
          ...(await events.position(topic)),
          expires_at: expiresAt,
        };
      },
    },
  };
}
