import type { NobleRank } from '../../../theme/noble.data.ts';
import { nobleDress } from './noble.data.ts';

/**
 * Roles of a speaker, from the highest priority to the first to be dropped; `noble` is nobles and guards,
 * `gift` the line of a gift or an entry.
 */
export const danmakuRoles = ['own', 'anchor', 'admin', 'noble', 'gift', 'viewer'] as const;
export type DanmakuRole = (typeof danmakuRoles)[number];

/** Modes of a comment: across the stage, or fixed for a while at the top or the bottom of the area. */
export const danmakuModes = ['scroll', 'top', 'bottom'] as const;
export type DanmakuMode = (typeof danmakuModes)[number];

/** One comment to be shown over the picture. */
export interface DanmakuComment {
  /** Identity on the wire; carried through, never shown. */
  id: string;
  /** Plain text; line breaks become spaces. */
  text: string;
  /** Default `scroll`. */
  mode?: DanmakuMode;
  /** CSS colour of the letters; default that of the noble rank, else white. */
  color?: string;
  /** Class of priority; default `viewer`. `own` is framed, never filtered and never folded. */
  role?: DanmakuRole;
  /** Noble rank of the speaker, whose mark is shown before the text; default none. */
  noble?: NobleRank;
  /** A paid, highlighted comment: with a plate of its own and a text label; default false. */
  advert?: boolean;
  /** Id of the speaker, for blocking; passed through, never shown. */
  userId?: string;
  /** Name of the speaker; read in the list, never shown in flight. */
  nickname?: string;
  /** Milliseconds UTC when it was said; one that is known waits for the reader's own picture. */
  at?: number;
}

/** Rank of each role: the smaller, the earlier it is served. */
export const rankOf: Record<DanmakuRole, number> = { own: 0, anchor: 1, admin: 2, noble: 3, gift: 4, viewer: 5 };

/** CSS colour of a comment's letters; undefined = the sheet's white. */
export const lettersOf = ({ color, noble }: DanmakuComment): string | undefined => color ?? (noble && nobleDress[noble].letters);

/** A comment in the engine, with the equal ones folded into it. */
export interface DanmakuItem {
  readonly comment: DanmakuComment;
  /** Text as shown: one line, at most `longestText` code points. */
  readonly text: string;
  readonly mode: DanmakuMode;
  readonly role: DanmakuRole;
  /** Equal comments are folded under this; `null` = never folded. */
  readonly foldKey: string | null;
  /** Number of equal comments that it represents, itself included. */
  count: number;
  /** Stage time in milliseconds at which it began to wait. */
  since: number;
  /** Stage time in milliseconds at which it was placed. */
  placedAt: number;
  /** Pixels along the belt of its leading edge, or from the left of the stage for a fixed comment. */
  start: number;
  /** Pixels from the top of the stage. */
  top: number;
  width: number;
  height: number;
  /** Digits of the xN mark for which `width` has room; 0 = no mark. */
  digits: number;
}

/** Longer texts are cut, so that no comment can stretch the stage; counted in code points. */
const longestText = 100;

/** Prepares a comment for waiting; `null` when there is nothing to show. */
export function itemOf(comment: DanmakuComment, fold: boolean, now: number): DanmakuItem | null {
  const line = comment.text.replace(/\s+/gu, ' ').trim();
  if (line === '') return null;
  // Code units bound code points from above, so that ordinary comments are not taken apart.
  const points = line.length > longestText ? [...line] : null;
  const text = points && points.length > longestText ? `${points.slice(0, longestText).join('')}…` : line;
  const { mode = 'scroll', role = 'viewer' } = comment;
  const foldKey =
    fold && role !== 'own'
      ? `${mode}\n${role}\n${comment.noble ?? ''}\n${comment.color ?? ''}\n${comment.advert ? 'advert' : ''}\n${text}`
      : null;
  return { comment, text, mode, role, foldKey, count: 1, since: now, placedAt: 0, start: 0, top: 0, width: 0, height: 0, digits: 0 };
}
