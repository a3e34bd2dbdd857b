import type { Names } from '../../../text/local.ts';

/** Maximum length of an id in the contract. */
const longest = 80;

/** Slug of a name; non-Latin letters as code points. */
const written = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]/gu, (sign) => (/[\p{L}\p{N}]/u.test(sign) ? `-${sign.codePointAt(0)?.toString(36) ?? ''}-` : '-'))
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');

/** Id of a player, for any source: team and English name. The same name in another team is another player. */
export const playerId = (teamId: string, { en }: Pick<Names, 'en'>): string => `${teamId}_${written(en)}`.slice(0, longest);

/** Team of a player id; undefined for an invalid one. */
export function teamOfPlayer(id: string): string | undefined {
  const end = id.lastIndexOf('_');
  return end > 0 ? id.slice(0, end) : undefined;
}
