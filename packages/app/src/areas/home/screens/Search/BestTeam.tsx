import type { FoundAll } from '@pitchside/api/content/search';
import { hasPages } from '../../../scores/matchLinks.ts';
import { TeamBrief } from '../../../scores/TeamBrief.tsx';

/** Team that the term means, with its table position and match; nothing if something else is meant, or the team has no page. */
export function BestTeam({ name, found }: { name: string; found: FoundAll }) {
  const best = teamOf(found);
  if (!best || !hasPages(best.sport)) return null;
  return <TeamBrief key={best.team.id} sport={best.sport} id={best.team.id} by={name} also={best.also} />;
}

/** The team that fits best, unless another kind of thing does. */
export const teamOf = ({ best, teams }: FoundAll) => (best?.kind === 'team' ? teams.find(({ team }) => team.id === best.id) : undefined);
