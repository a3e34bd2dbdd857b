import { msg } from '@lingui/core/macro';
import type { QrSignIn } from '@pitchside/api/member/account';
import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers, MemberCaller } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Localizable } from '../../../../text/local.ts';
import { deviceOf } from '../sessions/device.ts';
import { isSameNetwork, placeOf } from '../sessions/place.ts';
import { hashToken, newToken } from '../token.ts';
import { ticketLength, ticketOf } from './qrCode.ts';
import type { QrRepository, QrRow } from './qr.repository.ts';
import { qrTopic } from './qrWatchers.ts';

/** Lifetime of a code, ms. */
const rules = { life: 120_000 };

const gone = msg`二维码已失效，请在电脑上换一个`;

/** State that the phone shows for each stored state. */
const shownState: Record<QrRow['state'], QrSignIn['state']> = {
  waiting: 'expired',
  scanned: 'scanned',
  confirmed: 'confirmed',
  taken: 'confirmed',
  refused: 'refused',
};

/** Sign-in on a computer with a phone that is already signed in (reliability A7). */
export function createQrSignIn(
  { clock, bus, log, settings, origin }: Pick<Platform, 'clock' | 'bus' | 'log' | 'settings' | 'origin'>,
  repository: QrRepository,
): Pick<Handlers, 'getLoginQrcode' | 'scanLoginQrcode' | 'confirmLoginQrcode'> {
  /** State for the phone. A missing code and one that another phone scanned look the same. */
  async function shown(code: string, { member, address }: MemberCaller): Promise<Localizable<QrSignIn>> {
    const [row] = await repository.find([code]);
    const isTheirs = row !== undefined && (row.scannedBy === member.id || (row.scannedBy === null && clock.now() >= row.expiresAt));
    if (!isTheirs) throw new CallError(gone);
    const isOver = clock.now() >= row.expiresAt && row.state === 'scanned';
    return {
      state: isOver ? 'expired' : shownState[row.state],
      device: deviceOf(row.device),
      place: placeOf(row.address),
      is_near: isSameNetwork(row.address, address),
      asked_at: row.createdAt,
      expires_at: row.expiresAt,
    };
  }

  const mobilePage = (code: string) => `${settings.mobileOrigin ?? origin.current()}/m/qr?code=${code}`;

  return {
    async getLoginQrcode(_, caller) {
      const [ticket, secret, now] = [randomBytes((ticketLength / 4) * 3).toString('base64url'), newToken(), clock.now()];
      await repository.insert({
        code: ticket,
        secretHash: hashToken(secret),
        device: caller.userAgent,
        address: caller.address,
        createdAt: now,
        expiresAt: now + rules.life,
      });
      const url = mobilePage(ticket);
      const img = `data:image/svg+xml;base64,${Buffer.from(renderSVG(url)).toString('base64')}`;
      return { code: `${ticket}${secret}`, img, url, expires_at: now + rules.life };
    },
    async scanLoginQrcode({ code: given }, caller) {
      const code = ticketOf(given);
      if (await repository.scan(code, caller.member.id, clock.now())) bus.wake(qrTopic(code));
      return shown(code, caller);
    },
    async confirmLoginQrcode({ code: given, agree }, caller) {
      const code = ticketOf(given);
      const state = agree ? 'confirmed' : 'refused';
      if (await repository.answer(code, caller.member.id, state, clock.now())) {
        log.info({ member: caller.member.id, state }, 'a sign-in by QR code was answered');
        bus.wake(qrTopic(code));
      }
      return shown(code, caller);
    },
  };
}
