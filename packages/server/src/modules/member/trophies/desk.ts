import { msg } from '@lingui/core/macro';
import { eventLimits } from '@pitchside/api/member/trophies';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumber, idNumberOrNone } from '../../../platform/idNumber.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addDays, dayAt } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { byLanguage } from '../../../text/local.ts';
import type { OpenDesk, OperatorLog } from '../../desk/operations/index.ts';
import { stateOf, type EventRow } from './states.ts';
import type { TrophiesRepository } from './trophies.repository.ts';
import { describeDeskEvent, eventsWake, texts as said } from './trophies.service.ts';

const texts = {
  ...said,
  noDay: msg`没有这一天`,
  span: msg`结束不能早于开始，最多 31 天`,
  late: msg`结束那天已经过了`,
  begun: msg`新活动不能从过去开始`,
  taken: msg`同类的活动已经占了其中几天`,
  over: msg`活动已经结束，不能再改`,
  running: msg`活动已经开始，只能改文字和结束那天`,
};

/** Whether a well-formed day exists in the calendar. */
const isDay = (day: string): boolean => addDays(day, 0) === day;

type Served = 'adminEvents' | 'adminSaveEvent' | 'adminCancelEvent';

/** Desk of events: operators create, change and cancel them, each with a reason. */
export function trophyDesk(
  { db, clock, bus }: Pick<Platform, 'db' | 'clock' | 'bus'>,
  repository: TrophiesRepository,
  { open, log }: { open: OpenDesk; log: Pick<OperatorLog, 'append'> },
): Pick<Handlers, Served> {
  /** The event of a request; it is neither counted nor closed meanwhile. */
  async function known(tx: Transaction, id: string): Promise<EventRow> {
    const event = await repository.find(idNumberOrNone(id), tx);
    if (!event) throw new CallError(texts.gone);
    const state = stateOf(event, clock.now());
    if (state === 'over' || state === 'cancelled') throw new CallError(texts.over);
    return event;
  }

  return {
    adminEvents: open(async () => {
      const now = clock.now();
      return { list: (await repository.all()).map(({ row, counted }) => describeDeskEvent(row, counted, now)) };
    }),
    adminSaveEvent: open(async ({ id, kind, names, texts: rules, first_day: firstDay, last_day: lastDay, reason }, actor) => {
      const saved = await db.transaction(async (tx) => {
        await takeTurn(tx, 'events');
        const today = dayAt(clock.now());
        const before = id === undefined ? undefined : await known(tx, id);
        const state = before && stateOf(before, clock.now());
        if (state === 'counting') throw new CallError(texts.over);
        if (!isDay(firstDay) || !isDay(lastDay)) throw new CallError(texts.noDay);
        if (lastDay < firstDay || lastDay >= addDays(firstDay, eventLimits.days)) throw new CallError(texts.span);
        if (lastDay < today) throw new CallError(texts.late);
        if (state === 'running' && before && (before.kind !== kind || before.firstDay !== firstDay)) throw new CallError(texts.running);
        if (state !== 'running' && firstDay < today) throw new CallError(texts.begun);
        if (await repository.isTaken(tx, kind, firstDay, lastDay, before?.id)) throw new CallError(texts.taken);
        const values = { kind, names, texts: rules, firstDay, lastDay };
        const row = before ? await repository.change(tx, before.id, values) : await repository.add(values, tx);
        const days = (event: EventRow) => `${event.firstDay}–${event.lastDay}`;
        const note =
          before && days(before) !== days(row)
            ? `${days(before)} → ${days(row)}`
            : byLanguage((language) => `${names[language]} ${days(row)}`);
        await log.append(tx, actor, { group: 'content', act: before ? 'change' : 'add', subject: `event ${row.id}`, note, reason });
        return row;
      });
      bus.wake(eventsWake);
      return describeDeskEvent(saved, await repository.totalOf(saved.id), clock.now());
    }),
    adminCancelEvent: open(async ({ id, reason }, actor) => {
      const cancelled = await db.transaction(async (tx) => {
        await takeTurn(tx, 'events');
        const event = idNumber(id) === undefined ? undefined : await repository.find(idNumberOrNone(id), tx);
        // Idempotent.
        if (event?.cancelledAt) return event;
        const { id: number, names } = await known(tx, id);
        const row = await repository.change(tx, number, { cancelledAt: clock.now() });
        await log.append(tx, actor, { group: 'content', act: 'cancel', subject: `event ${number}`, note: names, reason });
        return row;
      });
      bus.wake(eventsWake);
      return describeDeskEvent(cancelled, await repository.totalOf(cancelled.id), clock.now());
    }),
  };
}
