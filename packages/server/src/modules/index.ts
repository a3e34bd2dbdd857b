import { createMedia, type Media } from '../media/index.ts';
import type { Handlers } from '../platform/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import type { Rights } from '../plugins/guard.ts';
import { createSeal } from '../platform/seal.ts';
import type { TopicPolicy } from '../platform/topics.ts';
import { captchaAccount, createTencentCaptcha, openTencentCaptcha, type TicketCheck } from '../ports/captcha/tencent.ts';
import { createOutbox, type Outbox } from '../ports/sms/outbox.ts';
import type { Sms } from '../ports/sms/sms.ts';
import { createTencentSms, openTencentSms, smsAccount } from '../ports/sms/tencent.ts';
import { createAccount, type Account } from './account/account.service.ts';
import { createActivities, type Activities } from './activities/index.ts';
import { createBarrage, type BarrageService } from './barrage/index.ts';
import type { Random } from './captcha/captcha.picture.ts';
import { createCaptcha } from './captcha/captcha.service.ts';
import { createForesight, type Foresight } from './foresight/index.ts';
import { createCompetitions } from './competitions/index.ts';
import { createGifts, type Gifts } from './gifts/gifts.service.ts';
import { createLedger, memberPolicy, type Ledger } from './ledger/ledger.ts';
import { createLevel } from './level/level.service.ts';
import { createLive, type Live } from './live/index.ts';
import { createMatches, type Matches } from './matches/index.ts';
import { createNoble, type Noble } from './noble/noble.service.ts';
import { createVerificationDesk } from './operations/desks/verifications.ts';
import { createWithdrawalDesk } from './operations/desks/withdrawals.ts';
import { createFigures } from './operations/figures.ts';
import { contactFields, createOperations, moneyFields, type Desk, type Operations } from './operations/index.ts';
import { cashierSecret, createOrders, type Orders } from './orders/index.ts';
import { createPayouts, type PayoutIdentity, type Payouts } from './payouts/index.ts';
import { createProfile, payoutIdentity, type Profile } from './profile/index.ts';
import { createSchedule, type Schedule } from './schedule/index.ts';
import { createScores } from './scores/index.ts';
import { createSystemSettings, serverSecret, type SystemSettings } from './settings/settings.service.ts';
import type { ObjectStorage } from '../ports/storage/index.ts';
import { createUploads, type Uploads } from './uploads/index.ts';

/** Everything that the site knows and does, by subject. */
export interface Modules {
  account: Account;
  ledger: Ledger;
  orders: Orders;
  payouts: Payouts;
  activities: Activities;
  gifts: Gifts;
  noble: Noble;
  profile: Profile;
  operations: Operations;
  uploads: Uploads;
  live: Live;
  matches: Matches;
  schedule: Schedule;
  foresight: Foresight;
  media: Media;
  barrage: BarrageService;
  system: SystemSettings;
  /** Text messages that were written instead of sent. */
  outbox: Outbox;
}

/** What a site may be given in place of what its settings choose. */
export interface ModuleChoices {
  /** Draws the captcha's pictures; default chance. */
  random?: Random | undefined;
  /** Delivers text messages. */
  sms?: Sms | undefined;
  /** Says whether a captcha vendor's ticket was earned. */
  ticketCheck?: TicketCheck | undefined;
  /** Where uploaded files lie. */
  storage: ObjectStorage;
  /** Who may move money out; default what members have set up. */
  identity?: PayoutIdentity | undefined;
  /** What operators decide about; default verifications and withdrawals. */
  desks?: readonly Desk[] | undefined;
  /** Where this node listens, as seen from itself. */
  ownOrigin: () => string;
}

/** Puts the modules together; each is given what it needs of the others, and nothing is global. */
export async function createModules(platform: Platform, { random, sms, ticketCheck, storage, identity, desks, ownOrigin }: ModuleChoices): Promise<{ modules: Modules; handlers: Handlers; policies: TopicPolicy[]; rights: Rights }> {
  const { settings, db } = platform;
  const secret = (name: string) => serverSecret(db, name);

  const captcha = createCaptcha(platform, random, ticketCheck ?? (settings.captcha === 'tencent' ? createTencentCaptcha(await openTencentCaptcha(settings), captchaAccount(settings)) : undefined));
  const outbox = createOutbox(platform);
  const provider = settings.sms === 'tencent' ? createTencentSms(await openTencentSms(settings), smsAccount(settings)) : outbox;
  const ledger = createLedger(platform);
  const account = createAccount(platform, { captcha, ledger, sms: sms ?? provider, codeSecret: await secret('sms-code') });
  const system = createSystemSettings(platform);
  const matches = createMatches(platform);
  const live: Live = createLive(platform, { matchRows: (ids) => matches.rowsById(ids), secret: await secret('stream-key'), ingestAddress: () => media.ingestAddress(), cut: (roomId) => media.cut(roomId) });
  const schedule = createSchedule(platform, { matchRows: (ids, within) => matches.rowsById(ids, within) });
  const foresight = createForesight(platform, matches);
  const media: Media = createMedia(platform, live);
  const activities = createActivities(platform, ledger, () => system.value('activity_url'));
  const barrage = createBarrage(platform, live, activities.progress.count);
  const noble = createNoble(platform, ledger);
  const gifts = createGifts(platform, ledger, activities.progress.count);
  await Promise.all([noble.fill(), gifts.fill()]);
  const seal = createSeal(await secret('seal'));
  const uploads = createUploads(platform, { storage, seal, secret: await secret('uploads') });
  const profile = createProfile(platform, {
    ledger,
    uploads,
    sessions: account.sessions,
    seal,
    async nobleOf(userId) {
      const term = await noble.nobleOf(userId);
      return term && { rank: term.rank, until_at: term.until };
    },
  });
  // Buying diamonds is a task too: it is counted in the transaction that books them.
  const booking: Pick<Ledger, 'post' | 'state'> = {
    state: ledger.state,
    async post(tx, emit, posting) {
      if (posting.member !== null) await activities.progress.count(tx, posting.member, 'recharge');
      return ledger.post(tx, emit, posting);
    },
  };
  const orders = createOrders(platform, { ledger: booking, system, cashierKey: await secret(cashierSecret), sandboxKey: await secret('sandbox-pay'), origin: ownOrigin });
  const payouts = createPayouts(platform, ledger, system, identity ?? payoutIdentity(platform, profile));

  const operations = createOperations(platform, {
    desks: desks ?? [createWithdrawalDesk(db, payouts.review), createVerificationDesk(db, profile.review)],
    fields: [...moneyFields, ...contactFields],
    figures: createFigures(platform),
  });

  const handlers: Handlers = {
    ...captcha.handlers,
    ...account.handlers,
    ...system.handlers,
    ...matches.handlers,
    ...schedule.handlers,
    ...createScores(platform).handlers,
    ...foresight.handlers,
    ...createCompetitions(platform).handlers,
    ...live.handlers,
    ...barrage.handlers,
    ...activities.handlers,
    ...gifts.handlers,
    ...noble.handlers,
    ...createLevel(platform).handlers,
    ...profile.handlers,
    ...uploads.handlers,
    ...orders.handlers,
    ...payouts.handlers,
    ...operations.handlers,
  };
  const rights: Rights = {
    standing: live.standing,
    standingWith: live.standingWith,
    owns: { reservation: schedule.owns, order: orders.owns, session: account.ownsSession },
    hasPaymentPassword: async (userId) => (await profile.payment.state(userId)).is_set,
    isStaff: account.isStaff,
  };
  return { modules: { account, ledger, orders, payouts, activities, gifts, noble, profile, operations, uploads, live, matches, schedule, foresight, media, barrage, system, outbox }, handlers, policies: [...matches.policies, ...live.policies, memberPolicy], rights };
}
