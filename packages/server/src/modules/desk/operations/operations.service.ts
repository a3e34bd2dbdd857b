import type { Handlers, MemberCaller } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dayAt, startOfDay } from '../../../platform/serverDay.ts';
import type { Actor } from './actor.ts';
import { auditEvery, createAudits, type Audits } from './audits.ts';
import { createDayCounting, type DayCounting } from './day/dayCounting.ts';
import { createDay } from './day/day.handlers.ts';
import { createQueues, type DeskQueues } from './day/queues.ts';
import type { Desk } from './desk.ts';
import { createOperatorLog, subjectOf, type OperatorLog } from './log.ts';
import { createPeople, type People } from './people.ts';
import { createPresence, idleLimit } from './presence.ts';
import type { Account, Sessions } from '../../member/account/index.ts';
import type { Announcements } from '../../messages/notices/index.ts';
import { createReview, type Review } from './review.ts';
import type { SystemSettings } from '../system/index.ts';
import type { FieldRule } from './systemFields.ts';
import { createSettingsDesk, type SettingsDesk } from './systemDesk.ts';

export { cliActor } from './actor.ts';
export type { Desk } from './desk.ts';
export { contactFields, moneyFields, type FieldRule } from './systemFields.ts';

/** Money figures of the day, registered by their modules; sums in fen. */
export interface Figures {
  /** Withdrawals under review or in progress. */
  toPay(): Promise<{ total: number; sum: number }>;
  paid(since: number): Promise<{ total: number; sum: number }>;
  recharged(since: number): Promise<{ total: number; sum: number; begun: number }>;
}

export interface OperationsParts {
  desks: readonly Desk[];
  fields: readonly FieldRule[];
  figures: Figures;
  announcements: Pick<Announcements, 'add'>;
  sessions: Pick<Sessions, 'replacePassword'>;
  factor: Pick<Account['factor'], 'isOn' | 'lift'>;
  system: Pick<SystemSettings, 'rotateKey' | 'value'>;
}

type Served =
  | 'adminPresence'
  | 'adminUnlock'
  | 'adminOverview'
  | 'adminDay'
  | 'adminQueue'
  | 'adminDecide'
  | 'adminPicture'
  | 'adminSettings'
  | 'adminSetSettings'
  | 'adminAudits'
  | 'adminAudit'
  | 'adminActs'
  | 'adminAnnounce';

/** A handler that requires an unlocked desk; receives the acting operator. */
export type OpenDesk = <Params, Data>(
  work: (params: Params, actor: Actor, caller: MemberCaller) => Promise<Data>,
) => (params: Params, caller: MemberCaller) => Promise<Data>;

export interface Operations {
  handlers: Pick<Handlers, Served>;
  /** Wraps a handler of another module so that it requires an unlocked desk. */
  open: OpenDesk;
  audits: Audits;
  review: Review;
  settings: SettingsDesk;
  log: OperatorLog;
  people: People;
  /** Seals the site's secrets with a new key; returns it where the settings hold it. */
  rotateKey(actor: Actor): Promise<string | undefined>;
  /** Queues of the desks: each module with a queue registers its status. */
  queues: Pick<DeskQueues, 'know'>;
  day: Pick<DayCounting, 'run'>;
}

const actorOf = ({ member }: MemberCaller): Actor => ({ operatorId: member.id, name: member.nickname });

/** Operators' work: deciding cases, changing settings, the ledger audit. Each act is logged. */
export function createOperations(
  platform: Platform,
  { desks, fields, figures, announcements, sessions, factor, system }: OperationsParts,
): Operations {
  const { clock } = platform;
  const log = createOperatorLog(platform);
  const presence = createPresence(platform, {
    mayOpen: async (memberId) => (await system.value('operator_factor')) !== 'required' || factor.isOn(memberId),
  });
  const audits = createAudits(platform);
  const review = createReview(platform, log, desks);
  const settings = createSettingsDesk(platform, log, fields);
  const counting = createDayCounting(platform);
  const queues = createQueues();
  for (const { kind, waiting } of desks) queues.know(kind, waiting);
  const theDay = createDay(platform, { counting, queues });

  /** A handler that requires an unlocked desk. */
  const open: OpenDesk = (work) => async (params, caller) => {
    await presence.require(caller);
    return work(params, actorOf(caller), caller);
  };

  return {
    open,
    audits,
    review,
    settings,
    log,
    people: createPeople(platform, log, { sessions, factor }),
    rotateKey: (actor) => log.around(actor, { group: 'access', act: 'change', subject: 'setting site key' }, () => system.rotateKey()),
    queues,
    day: counting,
    handlers: {
      async adminPresence(_, { member }) {
        return { unlocked: await presence.isOpen(member.sessionId), user_nickname: member.nickname, idle_limit: idleLimit };
      },
      async adminUnlock({ password }, caller) {
        await log.around(actorOf(caller), { group: 'access', act: 'unlock', subject: 'desk' }, () => presence.unlock(caller, password));
        return { unlocked: true };
      },
      adminOverview: open(async () => {
        const now = clock.now();
        const since = startOfDay(dayAt(now));
        const [waiting, to_pay, paid, recharged, decided, audit] = await Promise.all([
          review.waiting(),
          figures.toPay(),
          figures.paid(since),
          figures.recharged(since),
          log.decided(since),
          audits.last(),
        ]);
        return {
          waiting: waiting.map(({ kind, total, oldestAt }) => ({ kind, total, oldest_at: oldestAt })),
          to_pay,
          paid,
          recharged,
          decided,
          audit,
          server_at: now,
        };
      }),
      adminDay: open(theDay),
      adminQueue: open(({ state, kind }) => review.queue(state, kind)),
      adminDecide: open(({ no, act, reason }, actor) => review.decide(actor, no, act, reason)),
      adminPicture: open(async ({ no, side, reason }, actor) => {
        const { bytes, realName, idNumber } = await review.look(actor, no, side, reason);
        return { picture: bytes && bytes.toString('base64'), real_name: realName, id_number: idNumber };
      }),
      adminSettings: open(async () => ({ list: await settings.list() })),
      adminSetSettings: open(async ({ values, reason }, actor) => {
        await settings.set(actor, values, reason);
        return { list: await settings.list() };
      }),
      adminAudits: open(async () => ({ list: await audits.lastDay(), every: auditEvery, server_at: clock.now() })),
      adminAudit: open((_, actor) => log.around(actor, { group: 'ledger', act: 'audit', subject: 'ledger' }, () => audits.run(actor))),
      adminAnnounce: open(async ({ title, text, path }, actor) => {
        const id = await platform.db.transaction(async (tx) => {
          const number = await announcements.add(tx, { title, text, path });
          await log.append(tx, actor, { group: 'content', act: 'announce', subject: subjectOf('announcement', number), note: title });
          return number;
        });
        return { id: String(id) };
      }),
      adminActs: open(async ({ group, mine, page, limit }, actor) => ({
        ...(await log.list({
          group,
          operatorId: mine === 1 ? (actor.operatorId ?? undefined) : undefined,
          offset: (page - 1) * limit,
          limit,
        })),
        page,
        limit,
      })),
    },
  };
}
