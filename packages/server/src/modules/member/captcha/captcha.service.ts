import { msg } from '@lingui/core/macro';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TicketCheck } from '../../../ports/captcha/tencent.ts';
import { captchaSize, drawCaptcha, type Random } from './captchaPicture.ts';
import { captchas } from './captcha.tables.ts';

type Action = 'login' | 'register';

/** Lifetime of a puzzle (ms), maximum tries, and tolerance of the position (px). */
const rules = { life: 120_000, tries: 3, tolerance: 5, vendorLife: 10 * 60_000 };

const texts = { gone: msg`验证已过期，请刷新` };
const hashOf = (ticket: string, randstr: string) => createHash('sha256').update(`${ticket} ${randstr}`).digest('base64url');

export interface Captcha {
  handlers: Pick<Handlers, 'getCaptchaChallenge' | 'solveCaptcha'>;
  /** Redeems a ticket, once and only for its action. */
  redeem(action: Action, proof: Proof | undefined, address: string): Promise<boolean>;
}

interface Proof {
  ticket: string;
  randstr: string;
}

/** The slide puzzle; its solution stays on the server. `random` draws the picture. A `vendor`, if set, verifies tickets instead. */
export function createCaptcha(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  random: Random = Math.random,
  vendor?: TicketCheck,
): Captcha {
  /** Records a vendor's ticket; false for a repeat, which is refused regardless of the vendor. */
  async function isFirstUse(action: Action, { ticket, randstr }: Proof): Promise<boolean> {
    const [id, now] = [hashOf(ticket, randstr), clock.now()];
    const added = await db
      .insert(captchas)
      .values({ id, action, x: 0, tries: rules.tries, expiresAt: now + rules.vendorLife, ticketHash: `used ${id}`, usedAt: now })
      .onConflictDoNothing()
      .returning({ id: captchas.id });
    return added.length === 1;
  }

  return {
    handlers: {
      async getCaptchaChallenge({ action }) {
        const { x, y, background, piece } = await drawCaptcha(random);
        const id = randomBytes(15).toString('base64url');
        const expiresAt = clock.now() + rules.life;
        await db.insert(captchas).values({ id, action, x, expiresAt });
        return {
          id,
          background,
          piece,
          width: captchaSize.width,
          height: captchaSize.height,
          piece_top: y,
          piece_width: captchaSize.piece,
          expires_at: expiresAt,
        };
      },
      async solveCaptcha({ id, x }) {
        // One statement counts the try, so that concurrent guesses are limited to three too.
        const [puzzle] = await db
          .update(captchas)
          .set({ tries: sql`${captchas.tries} + 1` })
          .where(
            and(eq(captchas.id, id), gt(captchas.expiresAt, clock.now()), isNull(captchas.ticketHash), lt(captchas.tries, rules.tries)),
          )
          .returning({ x: captchas.x, tries: captchas.tries });
        if (!puzzle) throw new CallError(texts.gone);
        const left = rules.tries - puzzle.tries;
        if (Math.abs(puzzle.x - x) > rules.tolerance) return { ret: 2, ticket: '', randstr: '', tries_left: left };
        const [ticket, randstr] = [randomBytes(24).toString('base64url'), randomBytes(4).toString('base64url')];
        await db
          .update(captchas)
          .set({ ticketHash: hashOf(ticket, randstr) })
          .where(eq(captchas.id, id));
        return { ret: 0, ticket, randstr, tries_left: left };
      },
    },
    async redeem(action, proof, address) {
      if (settings.captcha === 'off') return true;
      if (!proof) return false;
      if (vendor) return (await isFirstUse(action, proof)) && vendor(proof, address);
      const taken = await db
        .update(captchas)
        .set({ usedAt: clock.now() })
        .where(
          and(
            eq(captchas.ticketHash, hashOf(proof.ticket, proof.randstr)),
            eq(captchas.action, action),
            isNull(captchas.usedAt),
            gt(captchas.expiresAt, clock.now()),
          ),
        )
        .returning({ id: captchas.id });
      return taken.length === 1;
    },
  };
}
