import { useLingui } from '@lingui/react/macro';
import { seasonTeams, type SeasonTeam, type TeamPage } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LeagueTicks, type LeagueFigure } from '@pitchside/ui/LeagueTicks';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../platform/api/api.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { teamView } from '../match.presenter.ts';
import { figureOf, perMatch } from './team.presenter.ts';
import { inCampaign, type TeamView } from './useTeam.ts';

/** The figures of a football team among those of its league. */
export function TeamLeague({ team, page }: { team: TeamView; page: TeamPage }) {
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
