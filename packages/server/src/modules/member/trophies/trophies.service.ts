import { msg } from '@lingui/core/macro';
import type { EventState, DeskEvent, SiteEvent, Trophy } from '@pitchside/api/member/trophies';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { describePerson } from '../follow/index.ts';
import { spanOf, stateOf, type EventRow } from './states.ts';
import type { TrophiesRepository } from './trophies.repository.ts';

/** Name on the bus: an event was saved, cancelled or closed. */
export const eventsWake = 'events';

export const texts = { gone: msg`没有找到` };

/** Order: running events, then those being counted, then upcoming ones. */
const order: Partial<Record<EventState, number>> = { running: 0, counting: 1, ahead: 2 };
const rankOf = (event: EventRow, now: number): number => order[stateOf(event, now)] ?? 3;

/** An event for everybody. */
export function describe(event: EventRow, now: number): Localizable<SiteEvent> {
  const { starts, ends } = spanOf(event);
  const { id, kind, names, texts: rules } = event;
  return { id: String(id), kind, name: local(names), rules: local(rules), starts_at: starts, ends_at: ends, state: stateOf(event, now) };
}

/** An event for operators. */
export const describeDeskEvent = (event: EventRow, counted: number, now: number): Localizable<DeskEvent> => ({
  ...describe(event, now),
  names: { zh: event.names.zh, en: event.names.en, vi: event.names.vi },
  texts: { zh: event.texts.zh, en: event.texts.en, vi: event.texts.vi },
  first_day: event.firstDay,
  last_day: event.lastDay,
  counted,
});

export interface SiteTrophies {
  /** Updates running events and awards finished ones. Returns the number of awarded events. */
  count(): Promise<number>;
}

/** Reading of events with their tables, and of members' trophies. */
export function createTrophies({ clock }: Pick<Platform, 'clock'>, repository: TrophiesRepository) {
  async function past(now: number) {
    const rows = await repository.past();
    const winners = rows.length === 0 ? [] : await repository.winners(rows.map(({ id }) => id));
    return rows.map((event) => ({
      event: describe(event, now),
      winners: winners
        .filter(({ row }) => row.eventId === event.id)
        .map(({ row: { place, value }, member }) => ({ place, value, member: describePerson(member) })),
    }));
  }

  const handlers: Pick<Handlers, 'trophyHome' | 'eventTable' | 'trophiesOf'> = {
    async trophyHome() {
      const now = clock.now();
      const [current, over] = await Promise.all([repository.current(), past(now)]);
      return {
        current: current.toSorted((one, other) => rankOf(one, now) - rankOf(other, now)).map((event) => describe(event, now)),
        past: over,
        server_at: now,
      };
    },
    async eventTable({ id, limit }, { member }) {
      const now = clock.now();
      const event = await repository.find(idNumberOrNone(id));
      if (!event || event.cancelledAt !== null) throw new CallError(texts.gone);
      const [rows, total, own] = await Promise.all([
        repository.table(event.id, limit),
        repository.totalOf(event.id),
        member ? repository.standing(event.id, member.id) : undefined,
      ]);
      const behind = own === undefined || own.ahead === null ? null : own.ahead - own.value + 1;
      return {
        event: describe(event, now),
        list: rows.map(({ place, value, member: person }) => ({ place, value, member: describePerson(person) })),
        total,
        mine: member ? { place: own?.place ?? null, value: own?.value ?? 0, behind } : null,
        counted_at: event.countedAt,
      };
    },
    async trophiesOf({ id }) {
      const now = clock.now();
      const rows = await repository.ofMember(idNumberOrNone(id));
      return {
        list: rows.map(({ row: { place, value, at }, event }): Localizable<Trophy> => ({ event: describe(event, now), place, value, at })),
      };
    },
  };

  return {
    handlers,
    /** Whether an event is running or announced. */
    isOn: async () => (await repository.current()).length > 0,
  };
}
