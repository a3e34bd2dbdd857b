import { msg } from '@lingui/core/macro';
import type { Clip } from '@pitchside/api/live/clips';
import { clipSeconds } from '@pitchside/api/live/clips';
import type { Match } from '@pitchside/api/scores/matches';
import { byLanguage, local, type Language, type LocalText, type Localizable } from '../../../text/local.ts';
import { speak } from '../../../text/speak.ts';
import { expIcon } from '../../member/member/index.ts';
import { describeEvent, type MatchRow } from '../../scores/matches/index.ts';
import type { matchEvents } from '../../scores/sport/index.ts';
import { titleOf } from '../live/index.ts';
import type { WholeClip } from './clips.repository.ts';

export type EventRow = typeof matchEvents.$inferSelect;

/** Address of a film. */
export const clipPath = (id: number, name: string): string => `/media/clip/${id}/${name}`;

/** Events after which the score of football differs. */
const scoring = new Set(['goal', 'penalty_goal', 'own_goal', 'goal_cancelled']);

/** Short names of both sides in a language. */
const sides = ({ home, away }: MatchRow, language: Language) => ({
  home: home.shortNames[language] || home.shortNames.zh,
  away: away.shortNames[language] || away.shortNames.zh,
});

/** Title of a goal: 67' Saka, Arsenal 2–1 Chelsea. */
function goalTitle(row: MatchRow, event: EventRow, isAnnulled: boolean): LocalText {
  return local(
    byLanguage((language) => {
      const { home, away } = sides(row, language);
      const minute = event.added > 0 ? `${event.minute}+${event.added}'` : `${event.minute}'`;
      const score = `${event.homeScore}–${event.awayScore}`;
      const player = event.player?.[language] || event.player?.zh || speak(msg({ id: 'clip.someGoal', message: '进球' }), language);
      const kinds = {
        annulled: msg({ id: 'clip.annulled', message: `${minute} ${player}，进球取消（${home} 对 ${away}）` }),
        own_goal: msg({ id: 'clip.ownGoal', message: `${minute} ${player}（乌龙），${home} ${score} ${away}` }),
        penalty_goal: msg({ id: 'clip.penaltyGoal', message: `${minute} ${player}（点球），${home} ${score} ${away}` }),
        goal: msg({ id: 'clip.goal', message: `${minute} ${player}，${home} ${score} ${away}` }),
      };
      const kind = isAnnulled ? 'annulled' : event.kind === 'own_goal' || event.kind === 'penalty_goal' ? event.kind : 'goal';
      return speak(kinds[kind], language);
    }),
  );
}

/** Title of a moment. */
function momentTitle(row: MatchRow | undefined, { room }: WholeClip): string | LocalText {
  if (!row) return titleOf(room);
  return local(
    byLanguage((language) => {
      const { home, away } = sides(row, language);
      return speak(msg({ id: 'clip.moment', message: `${home} 对 ${away}，精彩瞬间` }), language);
    }),
  );
}

/** Scores of a match of football while a span of its picture plays. */
function scoresIn(match: MatchRow | undefined, happened: readonly EventRow[], from: number, to: number, delay: number): Clip['scores'] {
  if (match?.match.sport !== 'football' || match.match.kickoffAt > to) return [];
  const scores = [{ at: 0, home: 0, away: 0 }];
  for (const { kind, at, homeScore: home, awayScore: away } of happened) {
    const place = at + delay - from;
    if (!scoring.has(kind) || place > to - from) continue;
    if (place <= 0) scores[0] = { at: 0, home, away };
    else scores.push({ at: place, home, away });
  }
  return scores;
}

/** Facts about matches that clips of one answer need. */
export interface MatchFacts {
  rows: ReadonlyMap<string, MatchRow>;
  matches: ReadonlyMap<string, Localizable<Match>>;
  /** Events of each match, the oldest first. */
  events: ReadonlyMap<string, readonly EventRow[]>;
  /** Seconds by which the picture of each room lags behind its match. */
  delays: ReadonlyMap<number, number>;
}

/** A clip in wire format. */
export function describeClip(whole: WholeClip, { rows, matches, events, delays }: MatchFacts): Localizable<Clip> {
  const { clip, room, owner, maker } = whole;
  const match = clip.matchId === null ? undefined : rows.get(clip.matchId);
  const happened = (clip.matchId !== null && events.get(clip.matchId)) || [];
  const goal = clip.eventId === null ? undefined : happened.find(({ id }) => id === clip.eventId);
  const isThere = clip.state === 'ready' && clip.name !== null;
  const own = match && goal ? goalTitle(match, goal, clip.isAnnulled) : momentTitle(match, whole);
  return {
    id: String(clip.id),
    kind: clip.kind,
    state: clip.state === 'ready' && !isThere ? 'removed' : clip.state,
    title: clip.title === '' ? own : clip.title,
    room: { id: String(room.id), title: titleOf(room), category: room.category, is_official: room.isOfficial, cover: room.cover },
    anchor: {
      id: String(owner.id),
      user_nickname: owner.nickname,
      avatar: owner.avatar,
      level: owner.level,
      exp_icon: expIcon(owner.level),
    },
    maker: maker && { id: String(maker.id), user_nickname: maker.nickname, avatar: maker.avatar },
    match: (clip.matchId !== null && matches.get(clip.matchId)) || null,
    goal: match && goal ? describeEvent(match, goal) : null,
    is_annulled: clip.isAnnulled,
    at: clip.at,
    from: clip.fromAt,
    length: clip.toAt - clip.fromAt,
    scores: scoresIn(match, happened, clip.fromAt, clip.toAt, (delays.get(clip.roomId) ?? 0) * 1_000),
    url: isThere && clip.name !== null ? clipPath(clip.id, clip.name) : null,
    width: clip.width,
    height: clip.height,
    created_at: clip.createdAt,
  };
}

/** Span of a moment that ends at an instant. */
export const momentSpan = (at: number): { fromAt: number; toAt: number } => ({ fromAt: at - clipSeconds.moment * 1_000, toAt: at });
