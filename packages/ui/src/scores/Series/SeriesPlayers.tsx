import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import type { Side, Team } from '../Crest/team.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  bodyCell,
  endCell,
  endHead,
  headCell,
  middleCell,
  middleHead,
  playerFigure,
  playerHero,
  playerName,
  players as table,
} from './Series.css.ts';
import { goldText, type SeriesGame, type SeriesPlayer } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface SeriesPlayersProps extends RootProps {
  game: SeriesGame;
  home: Team;
  away: Team;
  players: Readonly<Record<Side, readonly SeriesPlayer[]>>;
}

/** The players of both sides face to face: hero, kills, deaths and assists, gold. */
export const SeriesPlayers = forwardRef<HTMLTableElement, SeriesPlayersProps>(function SeriesPlayers(
  { game, home, away, players, ...root },
  ref,
) {
  const { t } = useLingui();
  const words = useSeriesLabels();
  const hasGold = game !== 'cs';
  const who = (player: SeriesPlayer | undefined, side: Side) => (
    <td className={side === 'home' ? bodyCell : endCell}>
      <span className={playerName}>{player?.name}</span>
      {player?.hero && <span className={playerHero}>{player.hero}</span>}
    </td>
  );
  const figures = (player: SeriesPlayer | undefined) => [
    <td key="kda" className={middleCell}>
      <span className={playerFigure}>{player?.kda.join(' / ')}</span>
    </td>,
    hasGold && (
      <td key="gold" className={middleCell}>
        <span className={playerFigure}>{player?.gold === undefined ? '-' : goldText(player.gold)}</span>
      </td>
    ),
  ];
  return (
    <table className={table} ref={ref} {...rootOf(root)}>
      <caption className={visuallyHidden}>{t`选手数据`}</caption>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {home.shortName}
          </th>
          <th scope="col" className={middleHead}>{t`击杀 / 死亡 / 助攻`}</th>
          {hasGold && <th scope="col" className={middleHead}>{t`经济`}</th>}
          {hasGold && <th scope="col" className={middleHead}>{t`位置`}</th>}
          {hasGold && <th scope="col" className={middleHead}>{t`经济`}</th>}
          <th scope="col" className={middleHead}>{t`击杀 / 死亡 / 助攻`}</th>
          <th scope="col" className={endHead}>
            {away.shortName}
          </th>
        </tr>
      </thead>
      <tbody>
        {players.home.map((player, index) => (
          <tr key={player.name}>
            {who(player, 'home')}
            {figures(player)}
            {hasGold && <td className={middleCell}>{words.places[game][index]}</td>}
            {figures(players.away[index]).toReversed()}
            {who(players.away[index], 'away')}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
