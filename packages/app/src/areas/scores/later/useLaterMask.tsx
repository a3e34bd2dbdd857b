import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { matchRows, mostRows } from '@pitchside/api/scores/scores';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState, type ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { later } from '../../../platform/guard/later.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Matches to watch later, the next first, masked; undefined while they are not known. */
export function useLaterMatches(): { list: readonly Match[] | undefined; state: string; again: () => void } {
  const ids = [...useSnapshot(later)].slice(-mostRows);
  const { value, state, again } = useResource(ids.length > 0 ? ids.toSorted().join(' ') : null, (signal) =>
    api.call(matchRows, { ids }, { signal, quiet: true }),
  );
  const list = value?.list.filter(({ id }) => ids.includes(id)).toSorted((one, other) => one.kickoff_at - other.kickoff_at);
  return { list: ids.length === 0 ? [] : list, state, again };
}

interface Counted {
  /** Competition whose results a block counts, by id. */
  competition?: string | undefined;
  /** Team whose results a block counts, by id. */
  team?: string | undefined;
}

/**
 * Placeholder of a block that counts a match to be watched later, such as a table; null where it counts none, or where the viewer wants to
 * see it all the same. A block is masked too where the matches are not known.
 */
export function useLaterMask({ competition, team }: Counted): ReactElement | null {
  const { t } = useLingui();
  const { list, state } = useLaterMatches();
  const [shown, setShown] = useState<string>();
  const subject = `${competition} ${team}`;
  const isCounted = ({ status, ...match }: Match) =>
    matchPhase(status) !== 'before' && (match.competition.id === competition || [match.home.id, match.away.id].includes(team ?? ''));
  if (shown === subject || (list && !list.some(isCounted))) return null;
  if (!list && state !== 'failed') return <Skeleton shape="block" height={260} />;
  return (
    <Card>
      <EmptyState
        title={t`这里会透露你要稍后看的比赛`}
        action={<Button tone="outline" onClick={() => setShown(subject)}>{t`仍然显示`}</Button>}
      >
        {t`看完那场比赛，这里就和平时一样。`}
      </EmptyState>
    </Card>
  );
}
