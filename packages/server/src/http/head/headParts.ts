import type { HeadSource } from './pageHead.types.ts';

/** Longest description, in code points: what search engines and previews show. */
const longest = 160;

/** Text in one line, cut where previews would cut it. */
export const brief = (text: string): string => {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > longest
    ? `${line
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : line.join('');
};
/** First line of what somebody wrote, which serves as the title of a post. */
export const firstLine = (text: string): string => [...(text.split('\n', 1)[0] ?? '')].slice(0, 60).join('');
/** Path with search params. */
export const addressed = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;
/** An instant as JSON-LD writes it. */
export const iso = (at: number): string => new Date(at).toISOString();

/** Id of a match, team, player or competition in an address. */
export const nameIn = (query: URLSearchParams, parameter: string): string | undefined =>
  /^[\w-]{1,80}$/.exec(query.get(parameter)?.trim() ?? '')?.[0];

/** Somebody as `Person`, with their page. */
export const person = ({ id, user_nickname }: { id: string; user_nickname: string }, { link }: HeadSource) => ({
  '@type': 'Person',
  name: user_nickname,
  url: link(addressed('/persona', { id })),
});
/** Count of something that people did, as `InteractionCounter`. */
export const counted = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': action },
  userInteractionCount: count,
});

/** Path of the picture of a page. */
export const cardOf = (path: string, { language, hidesScore }: Pick<HeadSource, 'language' | 'hidesScore'>): string => {
  const [pathname = '', search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('lang', language);
  if (hidesScore) query.set('score', '0');
  return `/card${pathname}.png?${query}`;
};
