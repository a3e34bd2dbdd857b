import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import type { Team } from '../Crest/team.ts';
import {
  bodyCell,
  figureCell,
  figureHead,
  headCell,
  hero as heroChip,
  playerFigure,
  playerHero,
  playerName,
  rosterHeroes,
  rosterName,
  rosterTeam,
  players as table,
} from './Series.css.ts';
import { kdaRatio, type RosterPlayer, type SeriesGame } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface SeriesRosterProps extends RootProps {
  game: SeriesGame;
  team: Team;
  players: readonly RosterPlayer[];
}

/** The five players of a team over a series: the champion of each on every map, with kills, deaths and assists of all maps. */
export const SeriesRoster = forwardRef<HTMLTableElement, SeriesRosterProps>(function SeriesRoster({ game, team, players, ...root }, ref) {
  const { t, i18n } = useLingui();
  const { places } = useSeriesLabels();
  const ratio = (player: RosterPlayer) => i18n.number(kdaRatio(player.kda), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const teamName = team.name;
  return (
    <table className={table} aria-label={t`${teamName} 阵容`} ref={ref} {...rootOf(root)}>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            <span className={rosterTeam}>
              <Crest team={team} size={20} />
              {team.shortName}
            </span>
          </th>
          {game !== 'cs' && <th scope="col" className={headCell}>{t`英雄`}</th>}
          <th scope="col" className={figureHead}>{t`击杀 / 死亡 / 助攻`}</th>
          <th scope="col" className={figureHead}>
            KDA
          </th>
        </tr>
      </thead>
      <tbody>
        {players.map((player, index) => (
          <tr key={player.name}>
            <th scope="row" className={rosterName}>
              <span className={playerName} title={player.name}>
                {player.name}
              </span>
              {places[game][index] && <span className={playerHero}>{places[game][index]}</span>}
            </th>
            {game !== 'cs' && (
              <td className={bodyCell}>
                <ol className={rosterHeroes}>
                  {player.heroes.map((hero, map) => (
                    <li key={map} className={heroChip}>
                      {hero}
                    </li>
                  ))}
                </ol>
              </td>
            )}
            <td className={figureCell}>
              <span className={playerFigure}>{player.kda.join(' / ')}</span>
            </td>
            <td className={figureCell}>
              <span className={playerFigure}>{ratio(player)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
