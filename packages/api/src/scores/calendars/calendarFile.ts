/** One event of a calendar file. */
export interface CalendarEvent {
  /** Stays the same when the file is written again, so that a calendar knows the event. */
  id: string;
  title: string;
  /** Beginning and end in ms UTC. */
  from: number;
  until: number;
  /** A sentence or two. */
  about: string;
  /** Address of the page that it is about. */
  url: string;
  /** Minutes before the beginning at which the calendar reminds; left out, it does not. */
  remindBefore?: number;
  /** Ground or place. */
  location?: string;
  /** Left out, nothing is said of it. */
  status?: 'confirmed' | 'tentative' | 'cancelled';
  /** Number of its revision, and when it was made, ms UTC: a calendar that knows an older one takes this. */
  revision?: { sequence: number; at: number };
}

/** Heads of a calendar. */
export interface CalendarHead {
  name: string;
  /** Part after the @ of the events' ids, such as `pitchside.example`. */
  host: string;
  /** When it is written, ms UTC. */
  now: number;
  /** Address that a program reads again, and the minutes after which it should; left out for a file that is read once. */
  source?: { url: string; refresh: number };
}

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Text as RFC 5545 (3.3.11) wants it. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const encoder = new TextEncoder();

/** A content line in pieces of at most 75 octets (RFC 5545, 3.1); no character is cut. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    // The pieces after the first begin with a blank, which counts.
    if (size + octets > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      [piece, size] = ['', 0];
    }
    piece += character;
    size += octets;
  }
  return [...pieces, piece].join('\r\n ');
}

/** Writes a calendar (iCalendar, RFC 5545 and 7986) that phones and desktop calendars take. */
export function calendarFile(events: readonly CalendarEvent[], { name, host, now, source }: CalendarHead): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pitchside//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(source
      ? [
          `NAME:${escaped(name)}`,
          `SOURCE;VALUE=URI:${source.url}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${source.refresh}M`,
          `X-PUBLISHED-TTL:PT${source.refresh}M`,
        ]
      : []),
    ...events.flatMap(({ id, title, from, until, about, url, remindBefore, location, status, revision }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}@${host}`,
      `DTSTAMP:${stamp(revision?.at ?? now)}`,
      ...(revision ? [`LAST-MODIFIED:${stamp(revision.at)}`, `SEQUENCE:${revision.sequence}`] : []),
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(until)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(about)}`,
      ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
      ...(status === undefined ? [] : [`STATUS:${status.toUpperCase()}`]),
      `URL:${url}`,
      ...(remindBefore === undefined
        ? []
        : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:-PT${remindBefore}M`, 'END:VALARM']),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const minute = 60_000;
/** Length of a match with breaks, ms. */
export const matchLasting = { football: 115 * minute, basketball: 150 * minute, esports: 180 * minute } as const;
