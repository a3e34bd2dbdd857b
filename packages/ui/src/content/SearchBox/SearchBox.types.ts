import type { CoverProps } from '../../pictures/Cover/index.ts';
import type { Team } from '../../scores/Crest/index.ts';
import type { Result } from '../../scores/LeagueTable/standing.ts';
import type { MatchScore } from '../../scores/Scorebug/index.ts';
import type { RootProps } from '../../theme/root.ts';

/** A match that many look at. */
export interface HotMatch extends MatchScore {
  id: string;
  /** Where a press leads. */
  href: string;
  /** How many rooms show it now; only with one is it called live. Default none. */
  rooms?: number;
}

/** What every suggestion has. */
interface Suggestion {
  id: string;
  /** Where a press leads. */
  href: string;
}

/** A team that fits what is typed. */
export interface SuggestedTeam extends Suggestion {
  team: Team;
  /** Where it plays: 英超. */
  note?: string;
  /** Another name of it, which is the one that was typed: MC. */
  also?: string;
  /** Kick-off of its next match, ms UTC. */
  nextAt?: number;
  /** Last results, newest first; shown where the team is the best fit. */
  form?: readonly Result[];
}

/** A competition that fits what is typed. */
export interface SuggestedLeague extends Suggestion {
  name: string;
  /** CSS colour of its badge. */
  color?: string;
  note?: string;
  also?: string;
  /** How many of its matches are on. */
  playing: number;
}

/** A match of what is typed. */
export interface SuggestedMatch extends HotMatch {
  /** Short name of its competition. */
  league: string;
}

/** A live room that fits what is typed. */
export interface SuggestedRoom extends Suggestion {
  title: string;
  cover: Omit<CoverProps, 'loading'>;
  /** Nickname of its anchor. */
  anchor: string;
  /** Heat of the room; it is not a number of viewers. */
  heat: number;
}

/** An anchor who fits what is typed. */
export interface SuggestedAnchor extends Suggestion {
  nickname: string;
  /** What the portrait is drawn from, or the address of a picture. */
  avatar: string;
  live: boolean;
  fans: number;
}

/** What fits a text, each group with the best fit first. */
export interface Suggestions {
  /** The text that they are for, without blanks at the ends. */
  text: string;
  /** What fits best: one of those below; null when nothing fits. */
  best: { kind: 'team' | 'match' | 'league' | 'room' | 'anchor'; id: string } | null;
  /** Nothing fits as it was typed; these names come nearest. Default false. */
  isNearest?: boolean;
  matches: readonly SuggestedMatch[];
  teams: readonly SuggestedTeam[];
  leagues: readonly SuggestedLeague[];
  rooms: readonly SuggestedRoom[];
  anchors: readonly SuggestedAnchor[];
}

/** Where a search box stands: in the header, or large on a page of its own. */
export const searchPlaces = ['header', 'page'] as const;

export interface SearchBoxProps extends RootProps {
  /** Someone wants all that fits a text: by Enter, a past search or the button. Never empty, without blanks at the ends, at most `searchLimit` characters. */
  onSearch: (text: string) => void;
  /** What is typed so far, without blanks at the ends; empty when the field is. */
  onType?: (text: string) => void;
  /** What fits the typed text; of an older text it stays until the new ones come. Left out, or null, with the status `ready`, history and hot matches stand there whatever is typed. */
  suggestions?: Suggestions | null;
  /** How the suggestions stand; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** A suggestion was opened, for the text that was typed. */
  onOpenSuggestion?: (text: string) => void;
  /** The suggestions are to be asked for again. */
  onRetry?: () => void;
  /** Past searches, newest first; default none. */
  history?: readonly string[];
  /** One past search is to be forgotten. */
  onDeleteHistory: (text: string) => void;
  /** All past searches are to be forgotten. */
  onClearHistory: () => void;
  /** Hottest matches, the first ten are shown; without any there is no block of them. Default none. */
  hot?: readonly HotMatch[];
  /** How the hottest matches stand, which come by themselves: `loading` keeps their places, an `error` leaves the block out. Default `ready`. */
  hotStatus?: 'ready' | 'loading' | 'error';
  /** Text to begin with, as on the results page; default empty. */
  defaultText?: string;
  /** `page` is large and has a button; default `header`. */
  place?: (typeof searchPlaces)[number];
  /** Whether the key `/` leads here; default in the header only. */
  shortcut?: boolean;
}
