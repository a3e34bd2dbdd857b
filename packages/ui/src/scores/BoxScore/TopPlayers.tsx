import { useLingui } from '@lingui/react/macro';
import type { Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { StatBars } from '../StatBars/index.ts';
import { topName, topNames, tops } from './BoxScore.css.ts';
import { topFigures, topOf, type TopFigure } from './boxScore.ts';
import type { BoxScoreProps } from './BoxScore.tsx';

export interface TopPlayersProps extends BoxScoreProps {
  /** In which figures; default all. */
  figures?: readonly TopFigure[];
}

/** The best player of each side in points, rebounds, assists, steals and blocks, against each other. */
export function TopPlayers({ home, away, players, figures = topFigures }: TopPlayersProps) {
  const { t } = useLingui();
  const names: Record<TopFigure, string> = {
    points: t({ id: 'top.points', message: '得分' }),
    rebounds: t({ id: 'top.rebounds', message: '篮板' }),
    assists: t({ id: 'top.assists', message: '助攻' }),
    steals: t({ id: 'top.steals', message: '抢断' }),
    blocks: t({ id: 'top.blocks', message: '盖帽' }),
  };
  const shown: { id: TopFigure; own: ReturnType<typeof topOf>; other: ReturnType<typeof topOf> }[] = figures.map((id) => ({
    id,
    own: topOf(players.home, id),
    other: topOf(players.away, id),
  }));
  const nameOf = (team: Team, player: ReturnType<typeof topOf>) => player?.name ?? team.shortName;
  return (
    <div className={tops} style={teamColors(home, away)}>
      {shown.map(({ id, own, other }) => (
        <div key={id}>
          <div className={topNames}>
            <span className={topName}>{nameOf(home, own)}</span>
            <span className={topName}>{nameOf(away, other)}</span>
          </div>
          <StatBars
            stats={[{ id, label: names[id], home: own?.[id] ?? 0, away: other?.[id] ?? 0 }]}
            home={home}
            away={away}
            label={names[id]}
            heads={false}
          />
        </div>
      ))}
    </div>
  );
}
