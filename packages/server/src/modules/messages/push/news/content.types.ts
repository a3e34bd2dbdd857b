import type { MatchEventKind, Sport } from '@pitchside/api/scores/matches';
import type { NoticeKind } from '@pitchside/api/messages/notices';
import type { Names } from '../../../../text/local.ts';
import type { NoticeValues } from '../../notices/index.ts';

/** News of a match, with its names and score at the time. */
export interface MatchContent {
  type: 'match';
  event: 'kick_off' | 'goal' | 'cancelled' | 'red' | 'end';
  sport: Sport;
  home: Names;
  away: Names;
  league: Names;
  homeScore: number;
  awayScore: number;
  /** The event behind it; left out for the beginning and the end. */
  happening?: { kind: MatchEventKind; minute: string; side: 'home' | 'away' | null; player: Names | null };
}

/** Content of a push message, as data: its language is that of the device. */
export type PushContent =
  | MatchContent
  | { type: 'notice'; kind: NoticeKind; values: NoticeValues; path: string }
  | { type: 'message'; /** The conversation as its reader names it. */ conversation: string; name: string; text: string | Names }
  | { type: 'test' };
