import { createHmac, timingSafeEqual } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { calendarFile, matchLasting, type CalendarEvent, type CalendarSubject } from '@pitchside/api/scores/calendars';
import { matchPhase } from '@pitchside/api/scores/matches';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hour } from '../../../platform/retention.ts';
import type { Language, Names } from '../../../text/local.ts';
import { speak } from '../../../text/speak.ts';
import { createCalendarsRepository, type CalendarBroadcast, type CalendarMatch, type Revision } from './calendars.repository.ts';

/** Minutes after which a program should read a calendar again. */
const refresh = 60;
/** Length of an announced broadcast, ms: nobody says when it ends. */
const broadcastLasting = 2 * hour;

/** Form of a calendar. */
export interface CalendarWish {
  language: Language;
  /** Whether results stand in it once a match is over. */
  withResults: boolean;
}
/** A calendar as text. */
export interface WrittenCalendar {
  text: string;
  isPrivate: boolean;
}

/** A calendar that is asked for: a public one, or a member's own by its secret. */
export type CalendarSource = { kind: CalendarSubject; id: string } | { kind: 'mine'; secret: string };

export interface Calendars {
  handlers: Pick<Handlers, 'calendarAddress' | 'renewCalendar' | 'revokeCalendar'>;
  /** Writes a calendar; undefined for one that there is not. */
  write(source: CalendarSource, wish: CalendarWish): Promise<WrittenCalendar | undefined>;
}

/** Calendars that programs subscribe to. @param secret the site's own; another one ends all addresses */
export function createCalendars(
  { db, clock, origin, settings }: Pick<Platform, 'db' | 'clock' | 'origin' | 'settings'>,
  secret: string,
): Calendars {
  const repository = createCalendarsRepository(db);
  const keyOf = (memberId: number, version: number) =>
    createHmac('sha256', secret).update(`calendar:${memberId}:${version}`).digest('base64url').slice(0, 32);
  const pathOf = ({ memberId, version }: { memberId: number; version: number }) =>
    `/calendars/mine/${memberId}-${keyOf(memberId, version)}.ics`;
  const describe = (row: { memberId: number; version: number; readAt: number | null } | undefined) => ({
    path: row ? pathOf(row) : null,
    read_at: row?.readAt ?? null,
  });

  /** Member whose calendar a secret opens. */
  async function ownerOf(given: string): Promise<number | undefined> {
    const [, id, key = ''] = /^([1-9]\d{0,14})-([\w-]{32})$/.exec(given) ?? [];
    const row = id === undefined ? undefined : await repository.address(Number(id));
    if (!row) return undefined;
    const [right, tried] = [keyOf(row.memberId, row.version), key].map((text) => Buffer.from(text));
    return right && tried && right.length === tried.length && timingSafeEqual(right, tried) ? row.memberId : undefined;
  }

  const scoreOf = ({ match: { status, homeScore, awayScore } }: CalendarMatch) =>
    matchPhase(status) === 'after' && homeScore !== null && awayScore !== null ? `${homeScore}–${awayScore}` : undefined;

  function matchEvent(row: CalendarMatch, { language, withResults }: CalendarWish, revision: Revision | undefined): CalendarEvent {
    const { match, competition, ground } = row;
    const of = (names: Names) => names[language] || names.zh;
    const [home, away, league, round] = [of(row.home.names), of(row.away.names), of(competition.shortNames), of(match.roundNames)];
    const score = withResults ? scoreOf(row) : undefined;
    const phase = matchPhase(match.status);
    const site = language === 'zh' ? settings.siteNameZh : settings.siteName;
    const state =
      match.status === 'postponed' ? speak(msg`延期`, language) : match.status === 'cancelled' ? speak(msg`取消`, language) : undefined;
    return {
      id: `match-${match.id}`,
      title: score === undefined ? `${home} vs ${away}` : `${home} ${score} ${away}`,
      from: match.kickoffAt,
      until: match.kickoffAt + matchLasting[match.sport],
      about: [[league, round].filter(Boolean).join(' '), state, speak(msg`在${site}看比赛`, language)].filter(Boolean).join(' · '),
      url: `${origin.current()}/score-detail?${new URLSearchParams({ id: match.id, ...(match.sport !== 'football' && { sport: match.sport }), ...(withResults ? {} : { score: '0' }) })}`,
      ...(ground && { location: ground }),
      status:
        match.status === 'cancelled' || match.status === 'abandoned'
          ? 'cancelled'
          : phase === 'off' || match.status === 'tbd'
            ? 'tentative'
            : 'confirmed',
      ...(revision && { revision }),
    };
  }

  const broadcastEvent = ({ id, roomId, title, anchor, startAt, createdAt }: CalendarBroadcast): CalendarEvent => ({
    id: `broadcast-${id}`,
    title: `${anchor} · ${title}`,
    from: startAt,
    until: startAt + broadcastLasting,
    about: title,
    url: `${origin.current()}/live?${new URLSearchParams({ id: String(roomId) })}`,
    status: 'confirmed',
    revision: { sequence: 0, at: createdAt },
  });

  /** All that a revision depends on. */
  const shownOf = (row: CalendarMatch) =>
    JSON.stringify([row.match.kickoffAt, row.ground, matchPhase(row.match.status) === 'off' ? row.match.status : '', scoreOf(row) ?? '']);

  async function read(source: CalendarSource, now: number) {
    if (source.kind === 'mine') {
      const memberId = await ownerOf(source.secret);
      if (memberId === undefined) return undefined;
      await repository.noteRead(memberId, now);
      const [matches, broadcasts, later] = await Promise.all([
        repository.matchesOfMember(memberId, now),
        repository.broadcastsOfMember(memberId, now),
        repository.laterOf(memberId),
      ]);
      return { subject: undefined, path: `/calendars/mine/${source.secret}.ics`, matches, broadcasts, later };
    }
    const { kind, id } = source;
    const subject = await repository.subject(kind, id);
    if (subject === undefined) return undefined;
    return {
      subject,
      path: `/calendars/${kind}/${encodeURIComponent(id)}.ics`,
      matches: kind === 'anchor' ? [] : await repository.matchesOf(kind, id, now),
      broadcasts: kind === 'anchor' ? await repository.broadcastsOf(Number(id), now) : [],
      later: new Set<string>(),
    };
  }

  return {
    async write(source, wish) {
      const now = clock.now();
      const found = await read(source, now);
      if (!found) return undefined;
      const { subject, path, matches, broadcasts, later } = found;
      const revisions = await repository.revisions(new Map(matches.map((row) => [row.match.id, shownOf(row)])), now);
      const { language } = wish;
      const site = language === 'zh' ? settings.siteNameZh : settings.siteName;
      const what =
        subject === undefined ? speak(msg`我的比赛`, language) : typeof subject === 'string' ? subject : subject[language] || subject.zh;
      const query = new URLSearchParams({ lang: language, ...(!wish.withResults && { results: '0' }) });
      const wishFor = (id: string) => (later.has(id) ? { ...wish, withResults: false } : wish);
      const events = [
        ...matches.map((row) => matchEvent(row, wishFor(row.match.id), revisions.get(row.match.id))),
        ...broadcasts.map(broadcastEvent),
      ];
      return {
        isPrivate: source.kind === 'mine',
        text: calendarFile(
          events.toSorted((one, other) => one.from - other.from),
          {
            name: `${site} · ${what}`,
            host: new URL(origin.current()).hostname,
            now,
            source: { url: `${origin.current()}${path}?${query}`, refresh },
          },
        ),
      };
    },
    handlers: {
      async calendarAddress(_, { member }) {
        return describe(await repository.address(member.id));
      },
      async renewCalendar(_, { member }) {
        return describe(await repository.renew(member.id));
      },
      async revokeCalendar(_, { member }) {
        await repository.revoke(member.id);
        return describe(undefined);
      },
    },
  };
}
