import { useLingui } from '@lingui/react/macro';
import { footballPlayerSeason } from '@pitchside/api/scores/competitions';
import type { ClubFigure } from '@pitchside/ui/ClubHead';
import { useNow } from '@pitchside/ui/format';
import { api } from '../../../platform/api/api.ts';
import { Page } from '../base/Subject.layout.ts';
import { ageAt } from '../base/age.ts';
import { FootballCareer } from './FootballCareer.tsx';
import { FootballRecent } from './FootballRecent.tsx';
import { PlayerStates } from './PlayerStates.tsx';
import { PlayerTop } from './PlayerTop.tsx';
import { usePlayer } from './usePlayer.ts';
import { usePositions } from '../base/usePositions.ts';

/** Page of a footballer: profile, current season, last matches, and seasons at the club. */
export function FootballPlayer({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const now = useNow(60_000);
  const positions = usePositions();
  const player = usePlayer('football', id, (signal) => api.call(footballPlayerSeason, { id }, { signal, quiet: true }));
  const page = player.value;
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
      <PlayerTop sport="football" player={page} known={known} figures={figures} />
      <FootballRecent player={page} />
      <FootballCareer player={page} />
    </Page>
  );
}
