import { defineModule } from '../../../platform/module.ts';
import { hour } from '../../../platform/retention.ts';
import type { TicketCheck } from '../../../ports/captcha/tencent.ts';
import type { Random } from './captchaPicture.ts';
import { createCaptcha } from './captcha.service.ts';
import * as tables from './captcha.tables.ts';

interface Choices {
  /** Randomness of the pictures; default random. */
  random?: Random | undefined;
  /** Verifies tickets of a captcha vendor; default the built-in puzzle. */
  ticketCheck?: TicketCheck | undefined;
}

/** The slide puzzle, or a captcha vendor in its place. */
export const captchaModule = defineModule({
  name: 'captcha',
  tables,
  retention: [{ at: tables.captchas.expiresAt, keep: hour }],
  open(platform, _, { random, ticketCheck }: Choices) {
    const service = createCaptcha(platform, random, ticketCheck);
    return { service, handlers: service.handlers };
  },
});
