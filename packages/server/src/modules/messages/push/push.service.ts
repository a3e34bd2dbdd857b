import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { PushDevice, PushQuiet } from '@pitchside/api/messages/push';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { minute } from '../../../platform/retention.ts';
import type { Localizable } from '../../../text/local.ts';
import { deviceOf } from '../../member/account/index.ts';
import { createDevicesRepository, type DeviceRow } from './devices.repository.ts';
import type { NewsRepository } from './news/news.repository.ts';
import type { Transport } from './sending/transport.ts';
import { isPoint } from './sending/vapid.ts';

const texts = { endpoint: msg`这个浏览器的推送地址不能用` };

/** Time for which a member who watches a match is told nothing of it, ms; the page says so again meanwhile. */
const watchFor = 90_000;
/** Time for which a trial message is worth being shown, ms. */
const trialLife = 5 * minute;

const fingerprintOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
const plainKey = (key: string): string => key.replace(/=+$/, '');

const quietOf = ({ quietFrom, quietUntil, zone }: DeviceRow): PushQuiet | null =>
  quietFrom === null || quietUntil === null || zone === null ? null : { from: quietFrom, until: quietUntil, zone };

const describe = (row: DeviceRow): Localizable<PushDevice> => ({
  id: String(row.id),
  name: deviceOf(row.userAgent),
  fingerprint: fingerprintOf(row.endpoint),
  language: row.language,
  wishes: { kinds: row.kinds, scopes: row.scopes, quiet: quietOf(row) },
  created_at: row.createdAt,
  seen_at: row.seenAt,
  failing_since: row.failedSince,
});

/** Devices of members that receive push messages. */
export function createPushDevices(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  news: Pick<NewsRepository, 'add'>,
  transport: Pick<Transport, 'mayUse' | 'publicKey'>,
): Pick<Handlers, 'pushState' | 'savePushDevice' | 'removePushDevice' | 'testPushDevice' | 'renewPushDevice' | 'watchMatch'> {
  const repository = createDevicesRepository(db);
  /** Reads a subscription of a browser. @throws CallError for one that nothing may be sent to */
  function read({ endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } }) {
    const [p256dh, auth] = [plainKey(keys.p256dh), plainKey(keys.auth)];
    if (!transport.mayUse(endpoint) || !isPoint(p256dh)) throw new CallError(texts.endpoint);
    return { endpoint, p256dh, auth };
  }
  // A malformed id is of no device.
  const number = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

  return {
    async pushState(_, { member }) {
      return { public_key: transport.publicKey, devices: (await repository.of(member.id)).map(describe) };
    },
    async savePushDevice({ wishes: { kinds, scopes, quiet }, ...subscription }, { member, language, userAgent }) {
      const address = read(subscription);
      return db.transaction(async (tx) => {
        await takeTurn(tx, 'pushDevices', member.id);
        const row = await repository.save(tx, {
          ...address,
          memberId: member.id,
          sessionId: member.sessionId,
          userAgent,
          language,
          kinds: [...new Set(kinds)],
          scopes: [...new Set(scopes)],
          quietFrom: quiet?.from ?? null,
          quietUntil: quiet?.until ?? null,
          zone: quiet?.zone ?? null,
          seenAt: clock.now(),
        });
        return { device: describe(row) };
      });
    },
    async removePushDevice({ id }, { member }) {
      await repository.remove(member.id, number(id));
      return { devices: (await repository.of(member.id)).map(describe) };
    },
    async testPushDevice({ id }, { member }) {
      const now = clock.now();
      return events.transaction(async (tx) => {
        if (!(await repository.owns(member.id, number(id), tx))) return { is_sent: false };
        const content = { type: 'test' } as const;
        await news.add(tx, [
          { key: `test:${id}:${now}`, kind: 'message', tag: 'test', content, deviceId: number(id), at: now, expiresAt: now + trialLife },
        ]);
        return { is_sent: true };
      });
    },
    async renewPushDevice({ old_endpoint, ...subscription }) {
      return { is_renewed: await repository.renew(old_endpoint, read(subscription), clock.now()) };
    },
    async watchMatch({ match_id }, { member }) {
      return { devices: await repository.watch(member.id, match_id, clock.now() + watchFor) };
    },
  };
}
