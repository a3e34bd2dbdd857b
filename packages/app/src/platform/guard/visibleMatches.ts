import type { Match, MatchStatus, Sport } from '@pitchside/api/scores/matches';
import { isParsedMatch, isParsedStory, matchPhase } from '@pitchside/api/scores/matches';
import { createNanoEvents } from 'nanoevents';
import { proxy, ref } from 'valtio';
import { beforeDrawing, drawing, whenTaken } from '../drawn/drawn.ts';
import { nextFrame } from '../frame/nextFrame.ts';
import { announceLater, later, replaceLater, storedLater } from './later.store.ts';
import { passGuard, serverNow } from './spoiler.store.ts';

/** Matches that are remembered at most; beyond it the one that was seen longest ago, and that nobody holds, is forgotten. */
const most = 2_000;

/** Last visible state of each match, the newest last. */
const seen = new Map<string, Match>();
/** Rows that went to the guard already: one event comes once for each listener of its topic. */
const taken = new WeakSet<Match>();
/** Number of pages that hold each match, by id. */
const holders = new Map<string, number>();
const events = createNanoEvents<{ seen: (match: Match) => void }>();

/**
 * Visible state of every match by id: the rows of all pages, which hold ids. A new match appears at once; changes are applied at most once
 * a frame.
 */
export const visibleMatches = proxy<{ byId: Record<string, Match> }>({ byId: {} });

const changed = new Set<string>();
beforeDrawing(() => {
  seen.clear();
  changed.clear();
  holders.clear();
  visibleMatches.byId = {};
});

function flush(): void {
  for (const id of changed) {
    const match = seen.get(id);
    if (match) visibleMatches.byId[id] = ref(match);
    else delete visibleMatches.byId[id];
  }
  changed.clear();
}

function note(id: string): void {
  const match = seen.get(id);
  // A page that is drawn has no frames.
  if (match && (drawing() || !visibleMatches.byId[id])) visibleMatches.byId[id] = ref(match);
  else {
    if (changed.size === 0) nextFrame(flush);
    changed.add(id);
  }
}

/** Forgets the match that was seen longest ago; those that somebody holds go to the end of the line. */
function forgetOldest(): void {
  for (const [id, match] of seen) {
    seen.delete(id);
    if (!holders.has(id)) return note(id);
    seen.set(id, match);
  }
}

function show(match: Match): void {
  const known = seen.get(match.id);
  if (known && known.version > match.version) return;
  seen.delete(match.id);
  seen.set(match.id, match);
  note(match.id);
  if (seen.size > most && seen.size > holders.size) forgetOldest();
  events.emit('seen', match);
}

/** Status of a running match while the viewer's position in it is unknown. */
const goesOn: Record<Sport, MatchStatus> = { football: 'second_half', basketball: 'q4', esports: 'playing' };
/** Statuses that reveal the score. */
const revealing: ReadonlySet<MatchStatus> = new Set(['extra_time', 'penalties', 'overtime']);

/** Status of a match as its mask shows it. That a match to watch later is over is no secret; how it ended is. */
function maskedStatus({ id, sport, status }: Match): MatchStatus {
  if (matchPhase(status) === 'after' && later.has(id)) return 'finished';
  return matchPhase(status) === 'after' || revealing.has(status) ? goesOn[sport] : status;
}

/** Masks a match: only the sides and the kick-off remain. Any later visible state counts as newer. */
function masked({ basketball: _points, regular: _regular, esports, ...match }: Match): Match {
  const status = maskedStatus(match);
  return {
    ...match,
    status,
    version: -1,
    minute: null,
    added: 0,
    home_score: null,
    away_score: null,
    half: null,
    penalties: null,
    counts: null,
    ...(esports && { esports: { ...esports, maps: [] } }),
  };
}

/** Fields that a match may gain while it is played, and that would be spoilers. */
const coming: ReadonlySet<string> = new Set<keyof Match>(['basketball', 'esports', 'regular', 'stale_since']);

function mask(match: Match): Match {
  const row = masked(match);
  taken.add(row);
  seen.set(match.id, row);
  note(match.id);
  return row;
}

/** Last visible state of a match; undefined while none is known. */
export function visibleMatchOf(id: string): Match | undefined {
  const row = seen.get(id);
  return row && row.version >= 0 ? row : undefined;
}

/** Keeps matches in memory while a page shows them. Returns a function that releases them. */
export function holdMatches(ids: Iterable<string>): () => void {
  const held = [...ids];
  for (const id of held) holders.set(id, (holders.get(id) ?? 0) + 1);
  return () => {
    for (const id of held.splice(0)) {
      const others = (holders.get(id) ?? 1) - 1;
      if (others > 0) holders.set(id, others);
      else holders.delete(id);
    }
  };
}

/**
 * Passes a match through the guard and returns its visible state: the match itself, or the last visible one while the viewer's own picture
 * is behind.
 */
export function takeIn(match: Match): Match {
  if (!taken.has(match)) {
    taken.add(match);
    passGuard(match.id, serverNow(), () => show(match));
  }
  const visible = visibleMatchOf(match.id) ?? mask(match);
  if (visible === match) return match;
  // Rows of more than a match, such as a fixture with its group, keep what is theirs.
  const own = Object.entries(match).filter(([key]) => !(key in visible) && !coming.has(key));
  const given = own.length === 0 ? visible : { ...Object.fromEntries(own), ...visible };
  taken.add(given);
  return given;
}

/** Subscribes to matches whose visible state changes. Returns a function that stops it. */
export const onSeen = (listener: (match: Match) => void): (() => void) => events.on('seen', listener);

/** A match as the contract marks them, or a row of the guard itself. */
const isMatch = (value: object): value is Match => isParsedMatch(value) || taken.has(value as Match);

/** Whether somebody else published something in a list about a match to watch later, once it had begun. */
function isHiddenStory(item: unknown): boolean {
  if (later.size === 0 || typeof item !== 'object' || item === null || !isParsedStory(item)) return false;
  return item.match !== null && later.has(item.match.id) && item.published_at >= item.match.kickoff_at && !item.is_own;
}

function walk(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const next = value.filter((item) => !isHiddenStory(item)).map(walk);
    return next.length < value.length || next.some((item, index) => item !== value[index]) ? next : value;
  }
  if (isMatch(value)) return takeIn(value);
  const next = Object.entries(value).map(([key, item]) => [key, item, walk(item)] as const);
  return next.some(([, before, after]) => before !== after) ? Object.fromEntries(next.map(([key, , after]) => [key, after])) : value;
}

/**
 * The single entry for matches: every answer of a call and every event of the socket passes through, and each match in it comes out as the
 * viewer may see it now. The contract marks the schemas of matches, so that a call added later is covered too. Held-back states arrive
 * through `onSeen` and `visibleMatches`.
 */
export const throughGuard = <Data>(data: Data): Data => walk(data) as Data;

/** Replaces the matches to watch later, in this browser alone: those that were added are masked, the others appear as they stand. */
export function setLater(next: Iterable<string>): void {
  for (const id of replaceLater(next)) {
    const known = visibleMatchOf(id);
    if (!known) continue;
    passGuard(id, serverNow(), () => show(known));
    events.emit('seen', mask(known));
  }
  announceLater();
}

// A page that the server drew shows what the list of this browser may hide.
if (drawing()) whenTaken(() => setLater(storedLater()));
