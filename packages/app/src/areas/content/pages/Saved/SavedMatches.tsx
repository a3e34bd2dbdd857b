import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { getUserReserveLiveList } from '@pitchside/api/scores/schedule';
import { collectedMatches, matchRows } from '@pitchside/api/scores/scores';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { routes } from '../../../../routes.data.ts';
import { MatchLine } from '../../matches/MatchLine.tsx';
import { useLiveMatches } from '../../matches/useLiveMatches.ts';
import { Rows } from './Saved.layout.ts';

/** Matches that are asked for at once. */
const most = 100;

async function reservedOf(signal: AbortSignal): Promise<Match[]> {
  const { list } = await api.call(getUserReserveLiveList, { limit: most }, { signal, quiet: true });
  return list.map(({ match }) => match);
}

/** The matches of the member's stars, the last one first. */
async function collectedOf(signal: AbortSignal): Promise<Match[]> {
  const { list } = await api.call(collectedMatches, {}, { signal, quiet: true });
  const ids = list.slice(0, most).map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await api.call(matchRows, { ids }, { signal, quiet: true });
  return ids.flatMap((id) => found.list.find((match) => match.id === id) ?? []);
}

/** Reserved or collected matches of the member, live. */
export function SavedMatches({ side }: { side: 'reserved' | 'matches' }) {
  const { t } = useLingui();
  const { value, state, again } = useResource<readonly Match[]>(side, (signal) =>
    side === 'reserved' ? reservedOf(signal) : collectedOf(signal),
  );
  const fresh = useLiveMatches(value ?? []);
  if (!value) return state === 'failed' ? <ErrorState title={t`比赛没能送到`} onRetry={again} /> : <Skeleton lines={6} height={56} />;
  if (value.length === 0)
    return side === 'reserved' ? (
      <EmptyState title={t`还没有预约`} action={<ButtonLink href={routes.schedule.path}>{t`去赛程预约`}</ButtonLink>}>
        {t`在赛程里点「预约」，开赛前提醒你。`}
      </EmptyState>
    ) : (
      <EmptyState title={t`还没有收藏比赛`} action={<ButtonLink href={routes.football.path}>{t`去看比分`}</ButtonLink>}>
        {t`点星收藏，这里随时能找到。`}
      </EmptyState>
    );
  return (
    <>
      <Rows>
        {value.map((match) => (
          <li key={match.id}>
            <MatchLine match={fresh(match)} />
          </li>
        ))}
      </Rows>
      {side === 'reserved' && (
        <ButtonLink size="s" tone="outline" href={routes.reserve.path}>
          {t`管理预约`}
        </ButtonLink>
      )}
    </>
  );
}
