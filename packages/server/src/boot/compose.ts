import { bringFile as bringSeason } from '../feeds/bringFile.ts';
import { modules } from '../modules/index.ts';
import { openModules, type Choices, type OpenModules } from '../platform/compose.ts';
import type { Handlers } from '../platform/handlers.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { createRetention } from '../platform/retention.ts';
import type { Rights } from '../platform/rights.ts';
import { captchaAccount, createTencentCaptcha, openTencentCaptcha } from '../ports/captcha/tencent.ts';
import { createOutbox, type Outbox } from '../ports/sms/outbox.ts';
import { openStorage } from '../ports/storage/index.ts';
import { createSmtpSms } from '../ports/sms/smtp.ts';
import type { Sms } from '../ports/sms/sms.ts';
import { createTencentSms, openTencentSms, smsAccount } from '../ports/sms/tencent.ts';
import { createTwilioSms } from '../ports/sms/twilio.ts';
import { createWebhookSms } from '../ports/sms/webhook.ts';
import type { Settings } from '../settings.ts';

type List = typeof modules;

/** Overrides of a site in place of the values from its settings. */
export type SiteChoices = Partial<Omit<Choices<List>, keyof Surroundings | 'personal'>>;

/** Dependencies of the modules on the node that they run on. */
export type Surroundings = Pick<
  Choices<List>,
  | 'ingestAddress'
  | 'whip'
  | 'cut'
  | 'past'
  | 'cutRecording'
  | 'joinPieces'
  | 'drawFilm'
  | 'pictureOf'
  | 'variantsOf'
  | 'soundOf'
  | 'viewers'
  | 'watchers'
  | 'ownOrigin'
  | 'readNode'
>;

/** Everything that the site knows and does, by subject. */
export type Services = OpenModules<List>['services'];

export interface Composed extends Omit<OpenModules<List>, 'handlers' | 'rights'> {
  handlers: Handlers;
  rights: Rights;
  /** Text messages that were written instead of sent. */
  outbox: Outbox;
}

/** Sender of codes by the settings. With `none` nothing comes so far: the call refuses first. */
async function openSms(settings: Settings, outbox: Outbox): Promise<Sms> {
  if (settings.sms === 'tencent') return createTencentSms(await openTencentSms(settings), smsAccount(settings));
  if (settings.sms === 'twilio') return createTwilioSms(settings);
  if (settings.sms === 'smtp') return createSmtpSms(settings);
  return settings.sms === 'webhook' ? createWebhookSms(settings) : outbox;
}

/** Chooses the ports by the settings and opens all modules; one job of all their retention rules deletes old rows. */
export async function composeModules(
  platform: Platform,
  { sms, ticketCheck, storage, bringFile, ...choices }: SiteChoices,
  surroundings: Surroundings,
): Promise<Composed> {
  const { settings } = platform;
  const outbox = createOutbox(platform);
  const open = await openModules(modules, platform, {
    ...choices,
    ...surroundings,
    sms: sms ?? (await openSms(settings, outbox)),
    ticketCheck:
      ticketCheck ??
      (settings.captcha === 'tencent' ? createTencentCaptcha(await openTencentCaptcha(settings), captchaAccount(settings)) : undefined),
    storage: storage ?? openStorage(settings),
    bringFile: bringFile ?? bringSeason,
    personal: modules.flatMap(({ name, personal }) => personal.map((rule) => ({ ...rule, module: name }))),
  });
  const forgetting: Job = {
    name: 'platform.forget',
    every: 60,
    run: createRetention(
      platform,
      modules.flatMap(({ retention }) => retention),
    ).sweep,
  };
  return { ...open, outbox, jobs: [...open.jobs, forgetting] };
}
