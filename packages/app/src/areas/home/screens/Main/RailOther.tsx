import { useLingui } from '@lingui/react/macro';
import { highlightMatches } from '@pitchside/api/screens/Main';
import { recommendedMatches, type Sport } from '@pitchside/api/scores/matches';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { useEffect } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { holdMatches } from '../../../../platform/guard/visibleMatches.ts';
import { placeOf, useVisibleMatches } from '../../../../platform/guard/useVisibleMatches.ts';
import { realtime } from '../../../../platform/realtime/realtime.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { fresh } from './highlights.store.ts';
import { agendaSize, pickAgenda } from './matchesRules.ts';
import { RailAgenda } from './RailAgenda.tsx';

/** The day's important matches of one sport, as they stand. */
export default function RailOther({ sport }: { sport: Sport }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(
    sport,
    (signal) => api.call(recommendedMatches, { sport, limit: highlightMatches.limit }, { signal, quiet: true }),
    { every: fresh },
  );
  const ids = value?.list.map(({ id }) => id) ?? [];
  const held = ids.join(' ');
  useEffect(() => holdMatches(held.split(' ').filter(Boolean)), [held]);
  // Rows come by the intake: the topic is only kept open.
  useEffect(() => realtime.subscribe(`matches:${sport}`, { onEvent: () => undefined, onReset: again }), [sport, again]);
  const agenda = pickAgenda(useVisibleMatches(ids, placeOf)).map(({ id }) => id);
  if (!value && state === 'failed') return <ErrorState layout="row" title={t`赛事没能送到`} onRetry={again} />;
  if (!value) return <MatchAgendaSkeleton lines={agendaSize} />;
  return ids.length === 0 ? <EmptyState drawing={null} title={t`今天没有比赛`} /> : <RailAgenda ids={agenda} reservable />;
}
