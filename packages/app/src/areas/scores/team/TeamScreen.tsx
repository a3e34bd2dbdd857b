import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ClubHeadSkeleton } from '@pitchside/ui/ClubHead';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect } from 'react';
import { pageTitle } from '../../../platform/title/title.store.ts';
import type { BaseSport } from '../base/place.ts';
import { Columns, Page, Place, Stack } from '../base/Subject.layout.ts';
import { TeamBallSquad } from './TeamBallSquad.tsx';
import { TeamFixtures } from './TeamFixtures.tsx';
import { TeamLeague } from './TeamLeague.tsx';
import { TeamNow } from './TeamNow.tsx';
import { TeamSeason } from './TeamSeason.tsx';
import { TeamSquad } from './TeamSquad.tsx';
import { TeamTable } from './TeamTable.tsx';
import { TeamTop } from './TeamTop.tsx';
import { useTeam } from './useTeam.ts';
import { useTeamTable } from './useTeamTable.ts';

/** Page of a team: header and table position, last and next matches, season, squad, fixtures and figures. */
export function TeamScreen({ sport, id }: { sport: BaseSport; id: string }) {
  const { t } = useLingui();
  const team = useTeam(sport, id);
  const table = useTeamTable(team);
  const title = team.page?.team.name ?? null;
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);

  if (!team.page && team.isUnknown)
    return (
      <Place data-ready>
        <EmptyState title={t`没有这支球队`} action={<ButtonLink href={`/base-${sport}`}>{t`看资料库`}</ButtonLink>}>
          {t`链接可能写错了，或者这支球队还没有比赛。`}
        </EmptyState>
      </Place>
    );
  if (!team.page && team.state === 'failed')
    return (
      <Place>
        <ErrorState title={t`这支球队没能打开`} onRetry={team.again} />
      </Place>
    );
  if (!team.page)
    return (
      <Page>
        <ClubHeadSkeleton sport={sport} />
        <Skeleton shape="block" height={132} />
        <Skeleton shape="block" height={640} />
      </Page>
    );
  const isFootball = sport === 'football';
  return (
    <Page data-ready>
      <TeamTop team={team} page={team.page} table={table} />
      <TeamNow team={team} />
      <Columns>
        <Stack>
          <TeamSeason team={team} page={team.page} />
          {isFootball ? <TeamSquad team={team} page={team.page} /> : <TeamBallSquad team={team} page={team.page} />}
          {isFootball && <TeamLeague team={team} page={team.page} />}
        </Stack>
        <Stack>
          <TeamTable team={team} table={table} />
          <TeamFixtures team={team} page={team.page} />
        </Stack>
      </Columns>
    </Page>
  );
}
