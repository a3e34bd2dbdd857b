import type { Names } from '../../text/local.ts';

/** Longest id that the contract takes. */
const longest = 80;

/** A name as a path would write it; letters that are not Latin by their code points. */
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

/** The id of a player, whatever the source: the team, and the English name; the same name in another team is another player. */
export const playerId = (teamId: string, { en }: Pick<Names, 'en'>): string => `${teamId}_${written(en)}`.slice(0, longest);

/** The team that the id of a player names; undefined where it names none. */
export function teamOfPlayer(id: string): string | undefined {
  const end = id.lastIndexOf('_');
  return end > 0 ? id.slice(0, end) : undefined;
}
