import type { Match, Sport } from '@pitchside/api/scores/matches';
import { scheduleMatches } from '@pitchside/api/scores/schedule';
import type { ComboboxOption, ComboboxProps } from '@pitchside/ui/Combobox';
import { useFormat } from '@pitchside/ui/format';
import { api } from '../../platform/api/api.ts';
import { useResource } from '../../platform/resource/useResource.ts';
import { useMatchNames } from './useMatchNames.ts';

/** A span of at most two days, in ms UTC. */
export interface MatchSpan {
  from: number;
  until: number;
}

/** Matches of a span to choose from, those of some sports or of any; `chosen` is among them even when it lies outside. */
export function useMatchOptions(
  span: MatchSpan | null,
  sports: readonly Sport[] | 'any',
  chosen: Match | null = null,
): Required<Pick<ComboboxProps, 'status' | 'onRetry'>> & { options: readonly ComboboxOption[]; matches: readonly Match[] } {
  const { date, time } = useFormat();
  const names = useMatchNames();
  const { value, state, again } = useResource(
    span && `${span.from} ${span.until}`,
    (signal) => api.call(scheduleMatches, span ?? { from: 0, until: 1 }, { signal }),
    { family: 'matches' },
  );
  const found = (value?.list ?? []).flatMap(({ match }) => (sports === 'any' || sports.includes(match.sport) ? match : []));
  const matches = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const options = matches.map((match) => ({
    value: match.id,
    label: `${date(match.kickoff_at)} ${time(match.kickoff_at)} ${names(match)}`,
    note: match.competition.short_name,
    keywords: `${match.home.name} ${match.away.name} ${match.competition.name}`,
  }));
  return { options, matches, status: span === null ? 'ready' : state === 'failed' ? 'error' : state, onRetry: again };
}
