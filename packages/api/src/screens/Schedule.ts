import { getReserveLiveList, scheduleDays, scheduleMatches } from '../scores/schedule/index.ts';
import { addDays, dayOf, startOf, zoneOfLanguage } from './days.ts';
import { question, type Question, type Reader } from './question.ts';

/** Days that the strip shows. */
export const stripLength = 8;

/** Reads a day from an address; undefined for an invalid one. */
export function readDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dayOf(at, 'UTC') === text ? text : undefined;
}

/** The first day of the strip that holds a day: yesterday where it can be, else whole strips away. */
export function stripAround(day: string, today: string): string {
  const usual = addDays(today, -1);
  const off = Math.floor((Date.parse(day) - Date.parse(usual)) / 86_400_000 / stripLength);
  return addDays(usual, off * stripLength);
}

/** First requests of /schedule: the day and the next one with their rooms, and how much each day of the strip has. */
export function scheduleQuestions(
  address: URLSearchParams,
  { language, zone = zoneOfLanguage[language], at = Date.now() }: Reader,
): Question[] {
  const today = dayOf(at, zone);
  const day = readDay(address.get('day')) ?? today;
  const first = readDay(address.get('from')) ?? stripAround(day, today);
  const span = { from: startOf(day, zone), until: startOf(addDays(day, 2), zone) };
  const edges = Array.from({ length: stripLength + 1 }, (_, index) => startOf(addDays(first, index), zone));
  return [question(scheduleMatches, span), question(getReserveLiveList, span), question(scheduleDays, { edges: edges.join(',') })];
}
