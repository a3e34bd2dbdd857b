import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import { Link } from '../../actions/Link/index.ts';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { bar, cell, figure, head, idle, nameCell, number, row, scroller, starter, strong, sumRow, table } from './BoxScore.css.ts';
import { boxTotals, orderedBox, type BoxPlayer, type Tries } from './boxScore.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface BoxScoreProps extends RootProps {
  home: Team;
  away: Team;
  players: Record<Side, readonly BoxPlayer[]>;
}

const tries = ([made, tried]: Tries) => `${made}-${tried}`;

/** Statistics of every player of a basketball game, a team at a time; starters first, the team's totals below. */
export const BoxScore = forwardRef<HTMLDivElement, BoxScoreProps>(function BoxScore({ home, away, players, ...root }, ref) {
  const { t } = useLingui();
  const format = useFormat();
  const [side, setSide] = useState<Side>('home');
  const teams = { home, away };
  const lines = orderedBox(players[side]);
  const totals = boxTotals(lines);
  const heads = [
    t`时间`,
    t({ id: 'box.points', message: '得分' }),
    t({ id: 'box.rebounds', message: '篮板' }),
    t({ id: 'box.assists', message: '助攻' }),
    t({ id: 'box.steals', message: '抢断' }),
    t({ id: 'box.blocks', message: '盖帽' }),
    t`投篮`,
    t`三分`,
    t`罚球`,
    t({ id: 'box.turnovers', message: '失误' }),
    t({ id: 'box.fouls', message: '犯规' }),
    '+/-',
  ];
  const teamName = teams[side].shortName;
  return (
    <div ref={ref} {...rootOf(root)}>
      <div className={bar}>
        <SegmentedControl
          label={t`哪支球队`}
          segments={sides.map((id) => ({ value: id, label: teams[id].shortName }))}
          value={side}
          onValueChange={setSide}
        />
      </div>
      <div className={scroller} tabIndex={0} role="group" aria-label={t`${teamName} 球员数据`}>
        <table className={table} aria-label={t`${teamName} 球员数据`}>
          <thead>
            <tr>
              <th scope="col" className={`${head} ${nameCell}`}>{t`球员`}</th>
              {heads.map((word) => (
                <th key={word} scope="col" className={head}>
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((player) => (
              <tr key={player.id} className={row}>
                <th scope="row" className={`${cell} ${nameCell}`}>
                  <span className={number}>{player.number}</span>
                  {player.href ? (
                    <Link href={player.href} tone="ink" alone>
                      {player.name}
                    </Link>
                  ) : (
                    player.name
                  )}
                  {player.isStarter && <span className={starter}>{t`首发`}</span>}
                </th>
                {player.seconds === 0 ? (
                  <td className={idle} colSpan={heads.length}>{t`未出场`}</td>
                ) : (
                  <>
                    <td className={figure}>{format.clock(player.seconds)}</td>
                    <td className={strong}>{player.points}</td>
                    {[
                      player.rebounds,
                      player.assists,
                      player.steals,
                      player.blocks,
                      tries(player.fieldGoals),
                      tries(player.threes),
                      tries(player.freeThrows),
                      player.turnovers,
                      player.fouls,
                    ].map((value, index) => (
                      <td key={index} className={figure}>
                        {value}
                      </td>
                    ))}
                    <td className={figure}>{player.plusMinus > 0 ? `+${player.plusMinus}` : player.plusMinus}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={sumRow}>
              <th scope="row" className={`${cell} ${nameCell}`}>{t`合计`}</th>
              <td className={figure} />
              <td className={strong}>{totals.points}</td>
              {[
                totals.rebounds,
                totals.assists,
                totals.steals,
                totals.blocks,
                tries(totals.fieldGoals),
                tries(totals.threes),
                tries(totals.freeThrows),
                totals.turnovers,
                totals.fouls,
              ].map((value, index) => (
                <td key={index} className={figure}>
                  {value}
                </td>
              ))}
              <td className={figure} />
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
});
