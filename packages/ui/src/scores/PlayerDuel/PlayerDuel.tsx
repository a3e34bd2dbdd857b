import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import { Select } from '../../forms/Select/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { Team } from '../Crest/team.ts';
import { StatBars, type Stat } from '../StatBars/index.ts';
import { choosers, frame } from './PlayerDuel.css.ts';

/** A player who can be compared. */
export interface DuelPlayer {
  id: string;
  name: string;
  team: Team;
  /** Figures by the id of their line; one that is missing counts as 0. */
  figures: Readonly<Record<string, number>>;
}

/** One compared line. */
export interface DuelLine {
  id: string;
  /** Name of the figure: 射门. */
  label: string;
  /** Decimals; default 0. */
  digits?: number;
}

export interface PlayerDuelProps extends RootProps {
  /** At least two. */
  players: readonly DuelPlayer[];
  lines: readonly DuelLine[];
  /** The two compared at first; default the first two of the list. */
  defaultValue?: readonly [one: string, other: string];
}

const asTeam = ({ id, name, team }: DuelPlayer): Team => ({ ...team, id, name, shortName: name });

/** Two players beside each other: each is chosen from a list, and their figures are compared line by line. */
export const PlayerDuel = forwardRef<HTMLDivElement, PlayerDuelProps>(function PlayerDuel({ players, lines, defaultValue, ...root }, ref) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(defaultValue);
  const of = (place: 0 | 1) => players.find(({ id }) => id === chosen?.[place]) ?? players[place] ?? players[0];
  const [one, other] = [of(0), of(1)];
  if (!one || !other) return null;
  const teams = new Map(players.map(({ team }) => [team.id, team.shortName]));
  const options = [...teams].map(([teamId, label]) => ({
    label,
    options: players.filter(({ team }) => team.id === teamId).map(({ id, name }) => ({ value: id, label: name })),
  }));
  const stats = lines.flatMap(({ id, label, digits = 0 }): Stat[] => {
    const [mine, theirs] = [one.figures[id] ?? 0, other.figures[id] ?? 0];
    const text = { home: mine.toFixed(digits), away: theirs.toFixed(digits) };
    return mine === 0 && theirs === 0 ? [] : [{ id, label, home: mine, away: theirs, text }];
  });
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div className={choosers}>
        <Select label={t`第一名球员`} options={options} value={one.id} onValueChange={(id) => setChosen([id, other.id])} />
        <Select label={t`第二名球员`} options={options} value={other.id} onValueChange={(id) => setChosen([one.id, id])} />
      </div>
      <StatBars stats={stats} home={asTeam(one)} away={asTeam(other)} label={t`球员对比`} />
    </div>
  );
});
