import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ClubHeadSkeleton } from '@pitchside/ui/ClubHead';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect } from 'react';
import { pageTitle } from '../../../platform/title/title.store.ts';
import type { BaseSport } from '@pitchside/api/screens/Base';
import { Columns, Page, Place, Stack } from '../base/Subject.layout.ts';
import { TeamBallSquad } from './TeamBallSquad.tsx';
import { TeamFixtures } from './TeamFixtures.tsx';
import { TeamNow } from './TeamNow.tsx';
import { TeamSquad } from './TeamSquad.tsx';
import { TeamTable } from './TeamTable.tsx';
import { TeamTop } from './TeamTop.tsx';
import { useTeam, inCampaign, type TeamView } from './useTeam.ts';
import { useTeamTable } from './useTeamTable.ts';
import { seasonTeams, type SeasonTeam, type TeamPage } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { LeagueTicks, type LeagueFigure } from '@pitchside/ui/LeagueTicks';
import { api } from '../../../platform/api/api.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { Text } from '@pitchside/ui/Text';
import { useLaterMask } from '../later/useLaterMask.tsx';
import { teamView } from '../match.presenter.ts';
import { figureOf, perMatch, seasonLineOf } from './team.presenter.ts';
import { useFormat } from '@pitchside/ui/format';
import { SeasonLine } from '@pitchside/ui/SeasonLine';
import { Select } from '@pitchside/ui/Select';

/** The season as one line: place, opponent and result of each match; other seasons are chosen here. */
function TeamSeason({ team: { matches, id, choose }, page }: { team: TeamView; page: TeamPage }) {
  const { t } = useLingui();
  const format = useFormat();
  const { campaign, campaigns, places } = page;
  const line = seasonLineOf(matches, places, id, format.date);
  const keyOf = ({ competition, season }: TeamPage['campaign']) => `${competition.id} ${season}`;
  return (
    <Card
      stacked
      title={t`这一季`}
      hint={`${campaign.competition.short_name} ${campaign.name}`}
      aside={
        campaigns.length > 1 && (
          <Select
            label={t`赛季`}
            value={keyOf(campaign)}
            onValueChange={choose}
            options={campaigns.map((one) => ({ value: keyOf(one), label: `${one.competition.short_name} ${one.name}` }))}
          />
        )
      }
    >
      {line.length === 0 ? (
        <EmptyState title={t`这一季还没有赛程`} />
      ) : (
        <SeasonLine label={t`每场之后的名次和赛果`} matches={line} of={Math.max(2, ...places.map((place) => place.of))} />
      )}
    </Card>
  );
}

/** The figures of a football team among those of its league. */
function TeamLeague({ team, page }: { team: TeamView; page: TeamPage }) {
  const { t, i18n } = useLingui();
  const { key, ofSeason, rhythm } = inCampaign('league', team);
  const { value, state, again } = useResource(
    key,
    async (signal) => whenSeen(team.begun?.id ?? '', await api.call(seasonTeams, ofSeason, { signal })),
    rhythm,
  );
  const list = value?.list ?? [];
  const mean = (figure: number) => i18n.number(figure, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = (figure: number) => i18n.number(figure, { style: 'percent' });
  const figure = (
    id: string,
    label: string,
    of: (one: SeasonTeam) => number | undefined,
    write: LeagueFigure['write'] = mean,
    isLessBetter = false,
  ): LeagueFigure[] => {
    const found = figureOf(list, team.id, of);
    return found ? [{ id, label, write, isLessBetter, ...found }] : [];
  };
  const figures = [
    ...figure('scored', t`场均进球`, ({ goals_for, played }) => perMatch(goals_for, played)),
    ...figure('conceded', t`场均失球`, ({ goals_against, played }) => perMatch(goals_against, played), mean, true),
    ...figure('clean', t`零封`, ({ clean_sheets, played }) => perMatch(clean_sheets, played), share),
    ...figure('scoreless', t`未进球`, ({ scoreless, played }) => perMatch(scoreless, played), share, true),
    ...figure('corners', t`场均角球`, ({ corners, counted }) => perMatch(corners, counted)),
    ...figure('yellow', t`场均黄牌`, ({ yellow, counted }) => perMatch(yellow, counted), mean, true),
    ...figure('red', t`场均红牌`, ({ red, counted }) => perMatch(red, counted), mean, true),
  ];
  const others = list.length - 1;
  return (
    <Card stacked title={t`和联赛比`} {...(figures.length > 0 && { hint: t`细线是其余 ${others} 队，虚线是均值，越好越靠右` })}>
      {figures.length > 0 ? (
        <LeagueTicks team={teamView(page.team)} figures={figures} label={t`和联赛比`} />
      ) : value ? (
        <EmptyState title={t`还没有可以比的数据`} />
      ) : state === 'failed' ? (
        <ErrorState title={t`球队数据没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </Card>
  );
}

/** Page of a team: header and table position, last and next matches, season, squad, fixtures and figures. */
export function TeamScreen({ sport, id }: { sport: BaseSport; id: string }) {
  const { t } = useLingui();
  const team = useTeam(sport, id);
  const table = useTeamTable(team);
  const title = team.page?.team.name ?? null;
  const mask = useLaterMask({ team: id });
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
  if (mask)
    return (
      <Page data-ready>
        <Text as="h1" size="title">
          {title}
        </Text>
        {mask}
      </Page>
    );
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
