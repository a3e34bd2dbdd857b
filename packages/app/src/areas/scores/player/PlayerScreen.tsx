import type { BaseSport } from '@pitchside/api/screens/Base';
import { useLingui } from '@lingui/react/macro';
import { basketballPlayerSeason, footballPlayerSeason } from '@pitchside/api/scores/competitions';
import { api } from '../../../platform/api/api.ts';
import { Page, Place } from '../base/Subject.layout.ts';
import { BallCareer } from './BallCareer.tsx';
import { BallCompared } from './BallCompared.tsx';
import { BallRecent } from './BallRecent.tsx';
import { PlayerTop } from './PlayerTop.tsx';
import { useBallFigures } from '../base/useBallFigures.ts';
import { usePlayer } from './usePlayer.ts';
import { type ClubFigure, ClubHeadSkeleton } from '@pitchside/ui/ClubHead';
import { useNow } from '@pitchside/ui/format';
import { ageAt } from '../base/age.ts';
import { FootballCareer } from './FootballCareer.tsx';
import { FootballRecent } from './FootballRecent.tsx';
import { useLaterMask } from '../later/useLaterMask.tsx';
import { usePositions } from '../base/usePositions.ts';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { isRefused } from '../../../platform/api/refused.ts';
import type { Loaded } from '../../../platform/resource/useResource.ts';

/** A player's page while nothing of it is there: unknown, not delivered, or on its way. */
function PlayerStates({ sport, player: { state, error, again } }: { sport: BaseSport; player: Omit<Loaded<unknown>, 'value'> }) {
  const { t } = useLingui();
  if (isRefused(error))
    return (
      <Place data-ready>
        <EmptyState title={t`没有这名球员`} action={<ButtonLink href={`/base-${sport}`}>{t`看资料库`}</ButtonLink>}>
          {t`链接可能写错了，或者还没有他的比赛。`}
        </EmptyState>
      </Place>
    );
  if (state === 'failed')
    return (
      <Place>
        <ErrorState title={t`这名球员没能打开`} onRetry={again} />
      </Place>
    );
  return (
    <Page>
      <ClubHeadSkeleton sport={sport} />
      <Skeleton shape="block" height={420} />
    </Page>
  );
}

/** Page of a footballer: profile, current season, last matches, and seasons at the club. */
function FootballPlayer({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const now = useNow(60_000);
  const positions = usePositions();
  const player = usePlayer('football', id, (signal) => api.call(footballPlayerSeason, { id }, { signal, quiet: true }));
  const page = player.value;
  const mask = useLaterMask({ team: page?.team.id });
  if (!page) return <PlayerStates sport="football" player={player} />;
  const { season, position, born_at } = page;
  const age = born_at === null ? 0 : ageAt(born_at, now);
  const figure = (of: string, value: number | null, label: string): ClubFigure[] => (value === null ? [] : [{ id: of, value, label }]);
  const figures = [
    ...figure('appearances', season.appearances, t`出场`),
    ...figure('goals', season.goals, t({ id: 'squad.goals', message: '进球' })),
    ...figure('assists', season.assists, t({ id: 'stat.assists', message: '助攻' })),
    ...figure('minutes', season.minutes, t({ id: 'player.minutes', message: '分钟' })),
    ...(position === 'keeper' ? figure('clean', season.clean_sheets, t`零封`) : []),
    ...(season.rating === null
      ? []
      : [{ id: 'rating', value: i18n.number(season.rating, { minimumFractionDigits: 2, maximumFractionDigits: 2 }), label: t`平均评分` }]),
  ];
  const known = [
    ...(position ? [{ id: 'position', words: positions[position] }] : []),
    ...(page.is_captain ? [{ id: 'captain', words: t`队长` }] : []),
    ...(born_at === null ? [] : [{ id: 'age', words: t`${age} 岁` }]),
  ];
  return (
    <Page data-ready>
      <PlayerTop sport="football" player={page} known={known} figures={mask ? [] : figures} />
      {mask ?? (
        <>
          <FootballRecent player={page} />
          <FootballCareer player={page} />
        </>
      )}
    </Page>
  );
}

/** Page of a basketball player: season averages, last games, comparison with the league, and earlier seasons. */
function BallPlayer({ id }: { id: string }) {
  const { t } = useLingui();
  const { names, positions, write } = useBallFigures();
  const player = usePlayer('basketball', id, (signal) => api.call(basketballPlayerSeason, { id }, { signal, quiet: true }));
  const page = player.value;
  const mask = useLaterMask({ team: page?.team.id });
  if (!page) return <PlayerStates sport="basketball" player={player} />;
  const { season, position } = page;
  const figures = [
    { id: 'games', value: season.games, label: t`场次` },
    ...(['points', 'rebounds', 'assists', 'minutes'] as const).map((one) => ({
      id: one,
      value: write(one, season[one]),
      label: names[one],
    })),
  ];
  return (
    <Page data-ready>
      <PlayerTop sport="basketball" player={page} known={[{ id: 'position', words: positions[position] }]} figures={mask ? [] : figures} />
      {mask ?? (
        <>
          <BallRecent player={page} />
          <BallCompared player={page} />
          <BallCareer player={page} />
        </>
      )}
    </Page>
  );
}

/** The page of a player. */
export function PlayerScreen({ sport, id }: { sport: BaseSport; id: string }) {
  return sport === 'football' ? <FootballPlayer id={id} /> : <BallPlayer id={id} />;
}
