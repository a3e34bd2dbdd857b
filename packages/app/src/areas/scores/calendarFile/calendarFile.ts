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

/**
 * Writes a calendar file (iCalendar, RFC 5545) that phones and desktop calendars take.
 * @param host part after the @ of the events' ids, such as `pitchside.example`
 * @param now when it is written, ms UTC
 */
export function calendarFile(events: readonly CalendarEvent[], { name, host, now }: { name: string; host: string; now: number }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pitchside//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, title, from, until, about, url, remindBefore }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}@${host}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(until)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(about)}`,
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

/** Hands a calendar file to the person as a download. */
export function saveCalendar(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
