import { getReserveLiveList, scheduleDays, scheduleMatches } from '../scores/schedule/index.ts';
import { question, type Question, type Reader } from './question.ts';

/** Days that the strip shows. */
export const stripLength = 8;

const length = 86_400_000;
/** A day as in 2026-11-29. */
const textOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const plus = (day: string, days: number) => textOf(Date.parse(day) + days * length);

/** Reads a day from an address; undefined for an invalid one. */
export function readDay(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && textOf(at) === text ? text : undefined;
}

/** The first day of the strip that holds a day: yesterday where it can be, else whole strips away. */
export function stripAround(day: string, today: string): string {
  const usual = plus(today, -1);
  const off = Math.floor((Date.parse(day) - Date.parse(usual)) / length / stripLength);
  return plus(usual, off * stripLength);
}

/** The instant at which a day begins in the zone in which the server draws, Asia/Shanghai, ms UTC. */
export const drawnStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** First requests of /schedule: the day and the next one with their rooms, and how much each day of the strip has. */
export function scheduleQuestions(address: URLSearchParams, { at = Date.now() }: Reader): Question[] {
  const today = textOf(at + 8 * 3_600_000);
  const day = readDay(address.get('day')) ?? today;
  const first = readDay(address.get('from')) ?? stripAround(day, today);
  const span = { from: drawnStart(day), until: drawnStart(plus(day, 2)) };
  const edges = Array.from({ length: stripLength + 1 }, (_, index) => drawnStart(plus(first, index)));
  return [question(scheduleMatches, span), question(getReserveLiveList, span), question(scheduleDays, { edges: edges.join(',') })];
}
