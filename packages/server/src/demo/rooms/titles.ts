import { randomFor } from '../../platform/random.ts';
import type { HotMatch } from '../../modules/scores/matches/index.ts';
import type { DemoAnchor } from './anchors.data.ts';
import { idleTitles, matchTitles, talkTitles } from './titles.data.ts';

/** Milliseconds for which a talk keeps its title. */
const subjectLength = 25 * 60_000;

/** Title of an anchor's room: the same match always gives the same title. */
export function roomTitle(
  { nickname, manner, language = 'zh' }: DemoAnchor,
  match: Pick<HotMatch, 'id' | 'names'> | undefined,
  now: number,
): string {
  if (manner === 'talk') return randomFor('subject', nickname, Math.floor(now / subjectLength)).pick(talkTitles[language]);
  const titles = matchTitles[language][manner];
  if (!match || !titles) return randomFor('idle', nickname).pick(idleTitles[language]);
  const { home, away, competition } = match.names[language];
  return randomFor('title', nickname, match.id)
    .pick(titles)
    .replaceAll('{home}', home)
    .replaceAll('{away}', away)
    .replaceAll('{league}', competition);
}
