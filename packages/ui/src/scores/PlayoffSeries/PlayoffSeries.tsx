import { useLingui } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { Crest } from '../Crest/Crest.tsx';
import type { Score, Side, Team } from '../Crest/team.ts';
import {
  board,
  figure,
  figures,
  game as gameBox,
  games as list,
  head,
  home as homeMark,
  line,
  lineState,
  name as nameText,
  note,
  number,
  points,
  root as box,
  seed as seedText,
  side,
  stand,
  team as teamText,
  title,
} from './PlayoffSeries.css.ts';
import { openGames, type PlayoffGame } from './series.ts';
import { useSeriesStand } from './useSeriesStand.ts';
import { bare } from '../../theme/bare.css.ts';

export interface PlayoffSeriesProps extends RootProps {
  /** Its round: 总决赛. */
  name: string;
  /** The side that has one game more at home; null while it is not known. */
  home: Team | null;
  away: Team | null;
  /** Places from which the pair follows. */
  seeds?: { home?: number; away?: number };
  /** Games at most. */
  bestOf: number;
  /** Games that each side has won. */
  won: Score;
  winner?: Side;
  /** Games that are known, in order of play. */
  games: readonly PlayoffGame[];
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}

const others: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

/** A play-off series: the leader, and every game with its home side; games that may not be needed are marked. */
export const PlayoffSeries = forwardRef<HTMLDivElement, PlayoffSeriesProps>(function PlayoffSeries(
  { name, home, away, seeds = {}, bestOf, won, winner, games, timeZone, ...root },
  ref,
) {
  const { t } = useLingui();
  const standOf = useSeriesStand();
  const teams = { home, away };
  const said = standOf({ home, away, won, winner });
  const sideOf = (at: Side) => (
    <span className={side[at]}>
      {teams[at] && <Crest team={teams[at]} size={40} />}
      <span className={nameText}>
        {seeds[at] !== undefined && <span className={seedText}>{seeds[at]}</span>} {teams[at]?.shortName ?? t`待定`}
      </span>
    </span>
  );
  return (
    <div className={box} role="group" aria-label={name} ref={ref} {...rootOf(root)}>
      <div className={head}>
        <h3 className={title}>{name}</h3>
        <span className={stand}>{said || t`${bestOf} 场系列赛`}</span>
      </div>
      <div className={board}>
        {sideOf('home')}
        <span className={figures}>
          <span className={figure[winner === 'away' ? 'lost' : 'won']}>{won.home}</span>
          <span aria-hidden="true">-</span>
          <span className={figure[winner === 'home' ? 'lost' : 'won']}>{won.away}</span>
        </span>
        {sideOf('away')}
      </div>
      <ol className={list}>
        {games.map((game, index) => (
          <li className={bare} key={game.id}>
            <Game game={game} number={index + 1} teams={teams} timeZone={timeZone} />
          </li>
        ))}
        {openGames(bestOf, games.length, winner !== undefined).map((at, index) => (
          <li className={bare} key={`open ${index}`}>
            <span className={gameBox.open}>
              <Heading number={games.length + index + 1}>{games.length + index >= bestOf / 2 && t`如有需要`}</Heading>
              {[at, others[at]].map((each) => (
                <Line key={each} team={teams[each]} isHome={each === at} state="open" />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
});

function Heading({ number: of, children }: { number: number; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <span className={number}>
      {t`第 ${of} 场`} <span className={note}>{children}</span>
    </span>
  );
}

interface GameProps {
  game: PlayoffGame;
  number: number;
  teams: Readonly<Record<Side, Team | null>>;
  timeZone: string | undefined;
}

function Game({ game: { kickoffAt, at, score, live = false, href }, number: of, teams, timeZone }: GameProps) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const isOver = score !== null && !live;
  const body = (
    <>
      <Heading number={of}>
        {live ? t`进行中` : isOver ? format.date(kickoffAt) : `${format.date(kickoffAt)} ${format.time(kickoffAt)}`}
      </Heading>
      {/* The home side comes first, as in every list of matches. */}
      {[at, others[at]].map((each) => (
        <Line
          key={each}
          team={teams[each]}
          isHome={each === at}
          state={!isOver ? 'open' : score[each] > score[others[each]] ? 'won' : 'lost'}
          {...(score && { points: score[each] })}
        />
      ))}
    </>
  );
  const look = gameBox[live ? 'live' : 'still'];
  return href ? (
    <a className={look} href={href}>
      {body}
    </a>
  ) : (
    <span className={look}>{body}</span>
  );
}

interface LineProps {
  team: Team | null;
  isHome: boolean;
  state: keyof typeof lineState;
  points?: number;
}

function Line({ team, isHome, state, points: made }: LineProps) {
  const { t } = useLingui();
  return (
    <span className={`${line} ${lineState[state]}`}>
      <span className={teamText}>{team?.shortName ?? t`待定`}</span>
      {isHome && (
        <span className={homeMark}>
          <House size={12} aria-hidden />
          <span className={visuallyHidden}>{t`主场`}</span>
        </span>
      )}
      {made !== undefined && <span className={points}>{made}</span>}
    </span>
  );
}
