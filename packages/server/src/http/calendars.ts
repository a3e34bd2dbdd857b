import { createHash } from 'node:crypto';
import { calendarSubjects } from '@pitchside/api/scores/calendars';
import type { FastifyInstance } from 'fastify';
import type { Calendars, CalendarSource } from '../modules/scores/calendars/index.ts';
import { refuseStatus } from './envelope.ts';
import { languageIn } from './head/readHead.ts';
import type { RateLimits } from './rate.ts';

/** Seconds for which a calendar may be shown again without asking. */
const fresh = 900;

function sourceOf(kind: string, id: string): CalendarSource | undefined {
  if (kind === 'mine') return { kind, secret: id };
  const subject = calendarSubjects.find((each) => each === kind);
  return subject && { kind: subject, id };
}

/** `/calendars/<kind>/<id>.ics`: calendars for programs, in the language of `?lang=`, without results with `?results=0`. */
export function installCalendars(app: FastifyInstance, calendars: Pick<Calendars, 'write'>, rates: RateLimits): void {
  app.get<{ Params: { kind: string; file: string } }>('/calendars/:kind/:file', async (request, reply) => {
    const [, id] = /^([\w-]{1,80})\.ics$/.exec(request.params.file) ?? [];
    const source = id === undefined ? undefined : sourceOf(request.params.kind, id);
    if (!source) return refuseStatus(request, reply, 404);
    const verdict = await rates('read', { member: undefined, address: request.ip });
    if (!verdict.allowed) return refuseStatus(request, reply.header('retry-after', verdict.retryAfter), 429);
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const language = languageIn(query) ?? 'zh';
    const written = await calendars.write(source, { language, withResults: query.get('results') !== '0' });
    if (!written) return refuseStatus(request, reply, 404);
    const tag = `"${createHash('sha256').update(written.text).digest('base64url').slice(0, 22)}"`;
    void reply
      .header('etag', tag)
      .header('cache-control', `${written.isPrivate ? 'private' : 'public'}, max-age=${fresh}`)
      .header('content-language', language)
      // The path of a member's own is a secret.
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.status(304).send();
    return reply.header('content-type', 'text/calendar; charset=utf-8').send(written.text);
  });
}
