import { chatTimeOf, type ChatTime } from './chatTime.ts';

/** Numbers and times in the active language; every figure that a fan reads passes through here. */
export interface Format {
  /** Popularity and the like, shortened to one decimal: zh 1.2万, en 12K, vi 12 N. Never for money. */
  compact: (value: number) => string;
  /** A grouped whole number: 12,806. */
  integer: (value: number) => string;
  /** Points with exactly one decimal, grouped: 84,620.0. */
  tenths: (value: number) => string;
  /** Wall-clock time of an instant in ms UTC: 20:30. */
  time: (at: number) => string;
  /** Month and day of an instant in ms UTC: zh 3/14, en 14/3, vi 14/3. */
  date: (at: number) => string;
  /** Year, month and day of an instant in ms UTC, for dates in another year: zh 2027/02/24, en 24/02/2027, vi 24/2/2027. */
  fullDate: (at: number) => string;
  /** Short weekday of an instant in ms UTC: 周六, Sat, Th 7. */
  weekday: (at: number) => string;
  /** Whether two instants in ms UTC fall on the same day of the viewer. */
  sameDay: (one: number, other: number) => boolean;
  /** Elapsed or remaining seconds as a clock: 5:07, 1:24:08. */
  clock: (seconds: number) => string;
  /** Distance between two instants in ms UTC, in minutes, hours or days: 7分钟后. */
  relative: (at: number, now: number) => string;
  /** Name of the zone that times are shown in: GMT+8. */
  zone: (at: number) => string;
  /** Size of a file in bytes: 1.8 MB, vi 1,8 MB. */
  fileSize: (bytes: number) => string;
  /** Classifies an instant in ms UTC as chats show it (spec, "Time display"); `useChatTime` puts it into words. */
  chatTime: (at: number, now: number) => ChatTime;
}

const regions: Readonly<Record<string, string>> = { zh: 'zh-CN', en: 'en-US', vi: 'vi-VN' };
/** Days are written as in Britain, the day before the month; figures are not, because fans write 1.2M. */
const dayRegions: Readonly<Record<string, string>> = { ...regions, en: 'en-GB' };
const minute = 60_000;
const spans = [
  { unit: 'minute', length: minute, until: 60 * minute },
  { unit: 'hour', length: 60 * minute, until: 24 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute, until: Infinity },
] as const;

const fileUnits = [
  { name: 'gigabyte', from: 1e9, size: 1e9, digits: 2 },
  { name: 'megabyte', from: 1e6, size: 1e6, digits: 1 },
  { name: 'kilobyte', from: 0, size: 1e3, digits: 0 },
] as const;

/** Formatters of one language and zone. Intl objects are dear to make, so each pair is built once. */
function createFormat(locale: string, timeZone: string | undefined): Format {
  const language = regions[locale] ?? locale;
  const days = dayRegions[locale] ?? locale;
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const integer = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const date = new Intl.DateTimeFormat(days, { month: 'numeric', day: 'numeric', timeZone });
  // Vietnamese writes 5/9 and 5/9/2026; two digits in one of them would make two forms in one table.
  const part = locale === 'vi' ? 'numeric' : '2-digit';
  const fullDate = new Intl.DateTimeFormat(days, { year: 'numeric', month: part, day: part, timeZone });
  const weekday = new Intl.DateTimeFormat(days, { weekday: 'short', timeZone });
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone });
  const longWeekday = new Intl.DateTimeFormat(days, { weekday: 'long', timeZone });
  const relative = new Intl.RelativeTimeFormat(language, { style: 'short', numeric: 'always' });
  return {
    compact: (value) => compact.format(value),
    integer: (value) => integer.format(value),
    tenths: (value) => tenths.format(value),
    time: (at) => time.format(at),
    date: (at) => date.format(at),
    fullDate: (at) => fullDate.format(at),
    weekday: (at) => weekday.format(at),
    sameDay: (one, other) => day.format(one) === day.format(other),
    clock: (seconds) => {
      const whole = Math.max(0, Math.floor(seconds));
      const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
      const two = (part: number) => String(part).padStart(2, '0');
      return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
    },
    relative: (at, now) => {
      const distance = at - now;
      const span = spans.find(({ until }) => Math.abs(distance) < until) ?? spans[2];
      const count = Math.max(1, Math.round(Math.abs(distance) / span.length));
      return relative.format(distance < 0 ? -count : count, span.unit);
    },
    zone: (at) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    fileSize: (bytes) => {
      const unit = fileUnits.find(({ from }) => bytes >= from) ?? fileUnits[2];
      return new Intl.NumberFormat(language, { style: 'unit', unit: unit.name, maximumFractionDigits: unit.digits }).format(
        // A file that is not empty shows at least 1 of the smallest unit.
        Math.max(bytes > 0 ? 1 : 0, bytes / unit.size),
      );
    },
    chatTime: (at, now) =>
      chatTimeOf({
        at,
        now,
        dayOf: (instant) => day.format(instant),
        clock: (instant) => time.format(instant),
        weekday: (instant) => longWeekday.format(instant),
      }),
  };
}

const built = new Map<string, Format>();

/** The formatters of a language (`zh`, `en`, `vi`) and an IANA zone; without a zone the machine's own. */
export function formatOf(locale: string, timeZone?: string): Format {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = built.get(key);
  if (known) return known;
  const made = createFormat(locale, timeZone);
  built.set(key, made);
  return made;
}
