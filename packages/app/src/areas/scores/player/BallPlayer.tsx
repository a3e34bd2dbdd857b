import { useLingui } from '@lingui/react/macro';
import { basketballPlayerSeason } from '@pitchside/api/scores/competitions';
import { api } from '../../../platform/api/api.ts';
import { Page } from '../base/Subject.layout.ts';
import { BallCareer } from './BallCareer.tsx';
import { BallCompared } from './BallCompared.tsx';
import { BallRecent } from './BallRecent.tsx';
import { PlayerStates } from './PlayerStates.tsx';
import { PlayerTop } from './PlayerTop.tsx';
import { useBallFigures } from '../base/useBallFigures.ts';
import { usePlayer } from './usePlayer.ts';

/** Page of a basketball player: season averages, last games, comparison with the league, and earlier seasons. */
export function BallPlayer({ id }: { id: string }) {
  const { t } = useLingui();
  const { names, positions, write } = useBallFigures();
  const player = usePlayer('basketball', id, (signal) => api.call(basketballPlayerSeason, { id }, { signal, quiet: true }));
  const page = player.value;
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
      <PlayerTop sport="basketball" player={page} known={[{ id: 'position', words: positions[position] }]} figures={figures} />
      <BallRecent player={page} />
      <BallCompared player={page} />
      <BallCareer player={page} />
    </Page>
  );
}
