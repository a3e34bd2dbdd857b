import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/matches';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useNow } from '@pitchside/ui/format';
import { MatchRow, MatchTable, MatchTableSection, MatchTableSkeleton } from '@pitchside/ui/MatchRow';
import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { collected, toggleCollected } from '../../shared/collect/collect.store.ts';
import { groupMatches, matchGroups, type MatchGroup } from '../../shared/matches/match.groups.ts';
import { rowView } from '../../shared/matches/match.view.ts';
import { matches, retryMatches } from '../../shared/matches/matches.store.ts';
import { useMatches } from '../../shared/matches/useMatches.ts';
import { choosePreset, football, isShown } from './football.store.ts';
import { FootballLegend } from './FootballLegend.wired.tsx';

/** One row; it alone is drawn again when its match changes. */
function Row({ id }: { id: string }) {
  const match = useSnapshot(matches.byId)[id];
  const stars = useSnapshot(collected);
  return match ? <MatchRow match={rowView(match)} starred={stars.has(id)} onStar={toggleCollected} /> : null;
}

/** The immediate table: what is on, what comes, what is over. */
export function TableWired({ name, wanted }: { name: string; wanted: string | null }) {
  const { t } = useLingui();
  const { byId, state } = useMatches();
  const { preset } = useSnapshot(football);
  const stars = useSnapshot(collected);
  const list = Object.values(byId) as Match[];
  const now = useNow(60_000);
  const all = groupMatches(list, now);
  const shown = groupMatches(list.filter((match) => isShown(match, preset, name, stars)), now);
  const isEmpty = matchGroups.every((group) => shown[group].length === 0);

  useEffect(() => {
    if (wanted && state === 'ready') document.getElementById(`match-${wanted}`)?.scrollIntoView({ block: 'center' });
  }, [wanted, state]);

  if (state === 'failed' && list.length === 0) return <ErrorState title={t`比分没能送到`} onRetry={retryMatches} />;
  if (state !== 'ready' && list.length === 0) return <MatchTableSkeleton />;
  if (isEmpty)
    return (
      <EmptyState title={preset === 'collected' ? t`还没有收藏比赛` : t`没有符合的比赛`} action={<Button tone="soft" onClick={() => choosePreset('all')}>{t`看全部比赛`}</Button>}>
        {preset === 'collected' ? t`在比分表里点星，进球和红牌会第一时间告诉你。` : null}
      </EmptyState>
    );

  const section = (group: MatchGroup): ReactNode => {
    const hidden = all[group].length - shown[group].length;
    if (shown[group].length === 0) return null;
    return (
      <MatchTableSection key={group} group={group} count={shown[group].length} {...(hidden > 0 && { hint: t`另有 ${hidden} 场被筛选隐藏` })}>
        {shown[group].map((id) => (
          <Row key={id} id={id} />
        ))}
      </MatchTableSection>
    );
  };
  return (
    <>
      <MatchTable caption={t`足球即时比分`}>{matchGroups.map(section)}</MatchTable>
      <FootballLegend />
    </>
  );
}
