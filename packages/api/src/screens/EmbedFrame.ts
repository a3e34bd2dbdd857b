import { expertInfo } from '../experts/plans/index.ts';
import { barrageList } from '../live/barrage/index.ts';
import { getLiveUrl, getRoomInfo } from '../live/live/index.ts';
import { currentPoll } from '../live/polls/index.ts';
import { seasonTable, teamSeason } from '../scores/competitions/index.ts';
import { matchBattle, sports, type Sport } from '../scores/matches/index.ts';
import { question, type Question } from './question.ts';

/**
 * Kinds of embedded pages: a score, a match with its events, the table of a league, the matches of a team, a room, its poll, the record of
 * an expert.
 */
export const embedKinds = ['scorebug', 'match', 'league', 'team', 'room', 'poll', 'expert'] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** Grounds of an embed: `auto` follows the reader's system. */
export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** An embedded page, as its address says. */
export interface Embed {
  kind: EmbedKind;
  id: string;
  sport: Sport;
  theme: EmbedTheme;
  /** Brand colour as six lowercase hexadecimal digits; undefined for the site's own. */
  color?: string;
  /** Whether scores are left out. */
  hidesScore: boolean;
  /** Whether a room is shown without its chat. */
  hidesChat: boolean;
}

/** Comments that an embedded room shows. */
export const embeddedComments = 8;

const known = /^[\w-]{1,80}$/;
const address = /^\/embed\/(\w+)\/([^/?]+)\/?$/i;

/** Reads an embed from its path and search params; undefined for a path that cannot be one. Invalid params count as left out. */
export function readEmbed(pathname: string, query: URLSearchParams): Embed | undefined {
  const [, named = '', id = ''] = address.exec(pathname) ?? [];
  const kind = embedKinds.find((each) => each === named.toLowerCase());
  if (kind === undefined || !known.test(id)) return undefined;
  const color = query.get('color')?.toLowerCase() ?? '';
  return {
    kind,
    id,
    sport: sports.find((sport) => sport === query.get('sport')) ?? 'football',
    theme: embedThemes.find((theme) => theme === query.get('theme')) ?? 'auto',
    ...(/^[\da-f]{6}$/.test(color) && { color }),
    hidesScore: query.get('score') === '0',
    hidesChat: kind === 'room' && query.get('chat') === '0',
  };
}

/** Address of an embed, without what is usual: one address for everybody who gets the same. */
export function embedPath({ kind, id, sport, theme, color, hidesScore, hidesChat }: Embed): string {
  const query = new URLSearchParams({
    ...(sport !== 'football' && { sport }),
    ...(theme !== 'auto' && { theme }),
    ...(color !== undefined && { color }),
    ...(hidesScore && { score: '0' }),
    ...(hidesChat && { chat: '0' }),
  });
  return `/embed/${kind}/${id}${query.size > 0 ? `?${query}` : ''}`;
}

/** The question that an embed stands or falls with; undefined for a sport that has no such page. */
export function embedQuestion({ kind, id, sport }: Pick<Embed, 'kind' | 'id' | 'sport'>): Question | undefined {
  if (kind === 'room') return question(getRoomInfo, { id });
  if (kind === 'poll') return question(currentPoll, { id });
  if (kind === 'expert') return question(expertInfo, { id });
  if (kind === 'scorebug' || kind === 'match') return question(matchBattle, { type: sport, id });
  if (sport === 'esports') return undefined;
  if (kind === 'team') return question(teamSeason, { id, sport });
  return sport === 'football' ? question(seasonTable, { id, live: 1 }) : undefined;
}

/** First requests of an embedded page; its kind and its id stand in the search params. */
export function embedQuestions(query: URLSearchParams): Question[] {
  const embed = readEmbed(`/embed/${query.get('kind')}/${query.get('id')}`, query);
  const own = embed && embedQuestion(embed);
  if (embed?.kind !== 'room') return own ? [own] : [];
  const { id, hidesChat } = embed;
  return [
    question(getRoomInfo, { id }),
    question(getLiveUrl, { id }),
    ...(hidesChat ? [] : [question(barrageList, { id, limit: embeddedComments })]),
  ];
}
