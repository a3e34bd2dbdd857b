import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import type { Score, Side, Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { ban, bans as bansClass, countFigure, countLine, counts, draft, draftSides, heroName, pick, picks, place } from './Series.css.ts';
import type { ObjectiveCode, SeriesGame, SeriesObjective, SeriesPlayer } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface SeriesDraftProps extends RootProps {
  game: SeriesGame;
  home: Team;
  away: Team;
  players: Readonly<Record<Side, readonly SeriesPlayer[]>>;
  /** Heroes that a side has banned; none in Counter-Strike. */
  bans: Readonly<Record<Side, readonly string[]>>;
  objectives: readonly SeriesObjective[];
  /** Totals of both sides, where the times are unknown; default counted from `objectives`. */
  taken?: Readonly<Partial<Record<ObjectiveCode, Score>>>;
}

/** Objectives counted between the line-ups, by game. */
const counted: Readonly<Record<SeriesGame, readonly ObjectiveCode[]>> = {
  lol: ['tower', 'dragon', 'herald', 'baron'],
  kog: ['tower', 'tyrant', 'overlord', 'storm_dragon'],
  dota2: ['tower', 'barracks', 'roshan'],
  cs: ['bomb_defused', 'ace'],
};

/** Picks and bans of a map, with the objectives of both sides between them. */
export const SeriesDraft = forwardRef<HTMLDivElement, SeriesDraftProps>(function SeriesDraft(
  { game, home, away, players, bans, objectives, taken, ...root },
  ref,
) {
  const { t } = useLingui();
  const words = useSeriesLabels();
  const teams = { home, away };
  const kills = (side: Side) => players[side].reduce((sum, { kda }) => sum + kda[0], 0);
  const takings = (code: ObjectiveCode, side: Side) =>
    taken?.[code]?.[side] ?? objectives.filter((each) => each.code === code && each.side === side).length;
  const lines = [
    { id: 'kills', label: t`击杀`, home: kills('home'), away: kills('away') },
    ...counted[game]
      .filter((code) => !taken || taken[code])
      .map((code) => ({ id: code, label: words.objectives[code], home: takings(code, 'home'), away: takings(code, 'away') })),
  ];
  const side = (which: Side) => (
    <div>
      {bans[which].length > 0 && (
        <p className={bansClass}>
          {t`禁用`}
          {bans[which].map((hero) => (
            <span key={hero} className={ban}>
              {hero}
            </span>
          ))}
        </p>
      )}
      <ol className={picks} aria-label={teams[which].shortName}>
        {players[which].map((player, index) => (
          <li key={player.name} className={pick[which]}>
            {words.places[game][index] && <span className={place}>{words.places[game][index]}</span>}
            <span className={heroName}>{player.hero ?? player.name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <div className={draft} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <div className={draftSides}>
        {side('home')}
        <dl className={counts}>
          {lines.map((line) => (
            <div key={line.id} className={countLine}>
              <dd className={countFigure[line.home >= line.away ? 'more' : 'less']} style={{ margin: 0, order: 0 }}>
                {line.home}
              </dd>
              <dt className={bare} style={{ order: 1 }}>
                {line.label}
              </dt>
              <dd className={countFigure[line.away >= line.home ? 'more' : 'less']} style={{ margin: 0, order: 2 }}>
                {line.away}
              </dd>
            </div>
          ))}
        </dl>
        {side('away')}
      </div>
    </div>
  );
});
