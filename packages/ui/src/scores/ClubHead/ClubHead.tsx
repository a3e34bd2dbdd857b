import { forwardRef, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { inkOn, stripeOf, teamColors } from '../../pictures/teamColor.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Team } from '../Crest/team.ts';
import { StageLines, type StageSport } from '../MatchStage/StageLines.tsx';
import { PlayerFace } from '../PlayerFace/index.ts';
import {
  actions as actionsPlace,
  end,
  fact,
  facts as factList,
  figure,
  figureLabel,
  figures as figureList,
  inside,
  mark as markText,
  middle,
  number as numberCell,
  picture,
  plate,
  stages,
  title as titleLine,
} from './ClubHead.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** A short fact on the club or player. */
export interface ClubFact {
  id: string;
  icon?: ReactNode;
  words: ReactNode;
}

/** A highlighted figure: 第 1, 28, 27:11. */
export interface ClubFigure {
  id: string;
  value: ReactNode;
  /** Label of the figure. */
  label: string;
}

export interface ClubHeadProps extends RootProps {
  /** The club whose colours the plate has. */
  team: Team;
  /** The club's name, or the player's. */
  title: string;
  /** Mark where people and results are made up: 模拟赛季. */
  mark?: string;
  facts: readonly ClubFact[];
  figures: readonly ClubFigure[];
  /** Player of the page, if it is a player's: the portrait is on the plate with the number. */
  player?: { seed: string; number?: number };
  /** Sport that it is played in; default football. */
  sport?: StageSport;
  actions?: ReactNode;
}

/**
 * The head of a page about a club or one of its players: a plate in the club's colour on the ground of the sport.
 * It is dark in both themes.
 */
export const ClubHead = forwardRef<HTMLElement, ClubHeadProps>(function ClubHead(
  { team, title, mark, facts, figures, player, sport = 'football', actions, ...root },
  ref,
) {
  return (
    <ThemeScope theme="night">
      <header className={stages[sport]} style={teamColors(team, team)} data-ground="dark" ref={ref} {...rootOf(root)}>
        <StageLines sport={sport} />
        <div className={inside}>
          <div
            className={plate}
            style={{ '--trim': stripeOf(team.colors[1]), '--on-trim': inkOn(stripeOf(team.colors[1])) } as Record<`--${string}`, string>}
          >
            <span className={picture[player ? 'player' : 'crest']}>
              {player ? <PlayerFace seed={player.seed} team={team} size={152} framed={false} /> : <Crest team={team} size={104} />}
            </span>
            {player?.number !== undefined && (
              <span className={numberCell}>
                <span className={upright}>{player.number}</span>
              </span>
            )}
          </div>
          <div className={middle}>
            <h1 className={titleLine}>
              {title}
              {mark && <span className={markText}>{mark}</span>}
            </h1>
            <ul className={factList}>
              {facts.map(({ id, icon, words }) => (
                <li key={id} className={fact}>
                  {icon}
                  {words}
                </li>
              ))}
            </ul>
          </div>
          <div className={end}>
            {actions && <div className={actionsPlace}>{actions}</div>}
            <dl className={figureList}>
              {figures.map(({ id, value, label }) => (
                <div key={id} className={figure}>
                  <dt className={figureLabel}>{label}</dt>
                  <dd className={bare}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </header>
    </ThemeScope>
  );
});

/** Skeleton of the head, with the same height. */
export function ClubHeadSkeleton({ sport = 'football' }: Pick<ClubHeadProps, 'sport'>) {
  return (
    <ThemeScope theme="night">
      <header className={stages[sport]} aria-busy="true" data-ground="dark">
        <StageLines sport={sport} />
        <div className={inside}>
          <div />
          <div className={middle}>
            <Skeleton width={240} height={32} />
            <Skeleton width={320} height={18} />
          </div>
        </div>
      </header>
    </ThemeScope>
  );
}
