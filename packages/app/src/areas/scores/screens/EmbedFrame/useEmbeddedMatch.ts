import { matchBattle, type Match, type MatchEvent } from '@pitchside/api/scores/matches';
import type { Embed } from '@pitchside/api/screens/EmbedFrame';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { scoreView } from '../../match.presenter.ts';
import { detailHref } from '../../matchLinks.ts';

/** Address of a match's page, without the score where the embed has none. */
const hrefOf = (match: Match, hidesScore: boolean) => {
  const href = detailHref(match);
  return hidesScore ? `${href}&score=0` : href;
};

/** Score of a match as an embed shows it: where scores are left out, a match is always yet to begin. */
export function embeddedScore(match: Match, hidesScore: boolean) {
  const { penalties, ...score } = scoreView(match);
  if (!hidesScore) return { ...score, ...(penalties && { penalties }) };
  return { ...score, score: null, status: { kind: 'scheduled', kickoffAt: match.kickoff_at } as const };
}

/** The match of an embed, with its events; undefined until it is known. */
export function useEmbeddedMatch({ id, sport, hidesScore }: Embed) {
  const { value } = useResource(`${sport} ${id}`, (signal) => api.call(matchBattle, { type: sport, id }, { signal, quiet: true }));
  if (!value) return undefined;
  const { match } = value;
  const events: readonly MatchEvent[] = hidesScore ? [] : value.events;
  return { match, events, score: embeddedScore(match, hidesScore), href: hrefOf(match, hidesScore) };
}
