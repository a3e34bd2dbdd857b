import type { CoverProps } from '../../pictures/Cover/index.ts';
import type { Team } from '../../scores/Crest/index.ts';
import type { Result } from '../../scores/LeagueTable/standing.ts';
import type { MatchScore } from '../../scores/Scorebug/index.ts';
import type { RootProps } from '../../theme/root.ts';

/** A match that many look at. */
export interface HotMatch extends MatchScore {
  id: string;
  /** Address that a press opens. */
  href: string;
  /** Number of rooms that show it now; only with at least one is it called live. Default none. */
  rooms?: number;
}

/** Fields of every suggestion. */
interface Suggestion {
  id: string;
  /** Address that a press opens. */
  href: string;
}

/** A team that matches the text. */
export interface SuggestedTeam extends Suggestion {
  team: Team;
  /** League it plays in: 英超. */
  note?: string;
  /** Another name of it, which matched the typed text: MC. */
  also?: string;
  /** Kick-off of its next match, ms UTC. */
  nextAt?: number;
  /** Last results, newest first; shown where the team is the best fit. */
  form?: readonly Result[];
}

/** A competition that matches the text. */
export interface SuggestedLeague extends Suggestion {
  name: string;
  /** CSS colour of its badge. */
  color?: string;
  note?: string;
  also?: string;
  /** Number of its matches in progress. */
  playing: number;
}

/** A match of a matching team or league. */
export interface SuggestedMatch extends HotMatch {
  /** Short name of its competition. */
  league: string;
}

/** A live room that matches the text. */
export interface SuggestedRoom extends Suggestion {
  title: string;
  cover: Omit<CoverProps, 'loading'>;
  /** Nickname of its anchor. */
  anchor: string;
  /** Heat of the room; it is not a number of viewers. */
  heat: number;
}

/** An anchor who matches the text. */
export interface SuggestedAnchor extends Suggestion {
  nickname: string;
  /** Seed of the drawn portrait, or the address of a picture. */
  avatar: string;
  live: boolean;
  fans: number;
}

/** Suggestions for a text, each group with the best match first. */
export interface Suggestions {
  /** The text that they are for, without blanks at the ends. */
  text: string;
  /** Best match: one of those below; null when nothing matches. */
  best: { kind: 'team' | 'match' | 'league' | 'room' | 'anchor'; id: string } | null;
  /** Nothing fits as it was typed; these names come nearest. Default false. */
  isNearest?: boolean;
  matches: readonly SuggestedMatch[];
  teams: readonly SuggestedTeam[];
  leagues: readonly SuggestedLeague[];
  rooms: readonly SuggestedRoom[];
  anchors: readonly SuggestedAnchor[];
}

/** Places of a search box: in the header, or large on a page of its own. */
export const searchPlaces = ['header', 'page'] as const;

export interface SearchBoxProps extends RootProps {
  /**
   * Called when someone wants all results: by Enter, a past search or the button.
   * The text is never empty, is trimmed and has at most `searchLimit` characters.
   */
  onSearch: (text: string) => void;
  /** Called with the text typed so far, trimmed; empty when the field is. */
  onType?: (text: string) => void;
  /**
   * Suggestions for the typed text; those of an older text stay until the new ones arrive.
   * Left out, or null with the status `ready`, history and hot matches show whatever is typed.
   */
  suggestions?: Suggestions | null;
  /** Load state of the suggestions; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** A suggestion was opened, for the text that was typed. */
  onOpenSuggestion?: (text: string) => void;
  /** The suggestions are to be asked for again. */
  onRetry?: () => void;
  /** Past searches, newest first; default none. */
  history?: readonly string[];
  /** Called to delete one past search. */
  onDeleteHistory: (text: string) => void;
  /** All past searches are to be forgotten. */
  onClearHistory: () => void;
  /** Hottest matches, the first ten are shown; without any there is no block of them. Default none. */
  hot?: readonly HotMatch[];
  /**
   * Load state of the hottest matches, which load separately: `loading` keeps their places, `error` leaves the block out.
   * Default `ready`.
   */
  hotStatus?: 'ready' | 'loading' | 'error';
  /** Text to begin with, as on the results page; default empty. */
  defaultText?: string;
  /** `page` is large and has a button; default `header`. */
  place?: (typeof searchPlaces)[number];
  /** Whether the key `/` focuses the field; default in the header only. */
  shortcut?: boolean;
}
