import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { forwardRef, type CSSProperties } from 'react';
import { CardMark } from '../CardMark/index.ts';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { SportIcon } from '../SportIcon/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  against,
  ball,
  ballCount,
  bench,
  benches,
  benchName,
  benchNumber,
  benchPlayer,
  benchTitle,
  captain,
  cardSpot,
  coach,
  formation,
  frame,
  gone,
  head,
  headAway,
  headHome,
  name,
  nameWords,
  offMark,
  onMark,
  pitch,
  player as playerSpot,
  rating as ratingTag,
  ratingSpot,
  shirt,
} from './LineupPitch.css.ts';
import { calledName } from './calledName.ts';
import { placesOf, type Lineup, type LineupPlayer } from './lineup.ts';
import { PitchDrawing } from './PitchDrawing.tsx';
import { usePlayerSentence } from './usePlayerSentence.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface LineupPitchProps extends RootProps {
  home: Team;
  away: Team;
  lineups: Record<Side, Lineup>;
}

const lookOf = (value: number): keyof typeof ratingTag => (value >= 7.5 ? 'high' : value >= 6.8 ? 'good' : value >= 6 ? 'fair' : 'low');

/**
 * Both line-ups on one pitch, home from the left: shirts in the teams' colours with numbers, the events of each player, and the benches
 * below. For screen readers each side is a list, and each player one sentence.
 */
export const LineupPitch = forwardRef<HTMLDivElement, LineupPitchProps>(function LineupPitch({ home, away, lineups, ...root }, ref) {
  const { t } = useLingui();
  const teams = { home, away };
  return (
    <div className={frame} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <div className={head}>
        <span className={headHome}>
          <TeamLine team={home} lineup={lineups.home} />
        </span>
        <span className={headAway}>
          <TeamLine team={away} lineup={lineups.away} />
        </span>
      </div>
      <div className={pitch}>
        <PitchDrawing />
        {sides.map((side) => {
          const { shortName } = teams[side];
          const { starters, formation: shape } = lineups[side];
          const places = placesOf(shape, starters.length, side);
          return (
            <ul className={bare} key={side} aria-label={t`${shortName} 首发`}>
              {starters.map((player, index) => (
                <li className={bare} key={player.id}>
                  <Standing player={player} side={side} place={places[index] ?? { x: 0.5, y: 0.5 }} />
                </li>
              ))}
            </ul>
          );
        })}
      </div>
      <div className={benches}>
        {sides.map((side) => {
          const { shortName } = teams[side];
          return (
            <div key={side}>
              <div className={benchTitle} aria-hidden="true">{t`替补`}</div>
              <ul className={bench} aria-label={t`${shortName} 替补`}>
                {lineups[side].bench.map((player) => (
                  <Waiting key={player.id} player={player} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </div>
  );
});

function TeamLine({ team, lineup }: { team: Team; lineup: Lineup }) {
  const { t } = useLingui();
  const manager = lineup.coach;
  return (
    <>
      <Crest team={team} size={20} />
      {team.shortName}
      <span className={formation}>{lineup.formation}</span>
      {manager && <span className={coach}>{t`主帅 ${manager}`}</span>}
    </>
  );
}

/** One starter at their place: a link if the player has a page, otherwise no tab stop. */
function Standing({ player, side, place: { x, y } }: { player: LineupPlayer; side: Side; place: { x: number; y: number } }) {
  const sentence = usePlayerSentence();
  const at: CSSProperties & Record<'--x' | '--y', string> = { '--x': `${x * 100}%`, '--y': `${y * 100}%` };
  const { number, goals = 0, ownGoals = 0, card, offAt, rating, isCaptain } = player;
  const inside = (
    <>
      <span className={visuallyHidden}>{sentence(player)}</span>
      <span className={`${shirt[side]} ${offAt === undefined ? '' : gone}`} aria-hidden="true">
        {number}
        {(goals > 0 || ownGoals > 0) && (
          <span className={`${ball} ${goals === 0 ? against : ''}`}>
            <SportIcon kind="football" size={16} />
            {goals + ownGoals > 1 && <span className={ballCount}>{goals + ownGoals}</span>}
          </span>
        )}
        {card && (
          <span className={cardSpot}>
            <CardMark kind={card} />
          </span>
        )}
        {rating !== undefined && <span className={`${ratingSpot} ${ratingTag[lookOf(rating)]}`}>{rating.toFixed(1)}</span>}
        {offAt !== undefined && (
          <span className={offMark}>
            <ArrowDown size={10} strokeWidth={3} />
            {offAt}
          </span>
        )}
      </span>
      <span className={name} aria-hidden="true" title={player.name}>
        <span className={nameWords}>{calledName(player.name)}</span>
        {isCaptain && <span className={captain}>C</span>}
      </span>
    </>
  );
  return player.href ? (
    <a className={playerSpot} style={at} href={player.href}>
      {inside}
    </a>
  ) : (
    <span className={playerSpot} style={at}>
      {inside}
    </span>
  );
}

/** A player of the bench; a substitute who came on has the minute. */
function Waiting({ player }: { player: LineupPlayer }) {
  const { t } = useLingui();
  const { number, name: whole, href, onAt, card, goals = 0 } = player;
  const called = calledName(whole);
  return (
    <li className={benchPlayer}>
      <span className={benchNumber}>{number}</span>
      {href ? (
        <a className={benchName} href={href} title={whole}>
          {called}
        </a>
      ) : (
        <span className={benchName} title={whole}>
          {called}
        </span>
      )}
      {onAt !== undefined && (
        <span className={onMark} role="img" aria-label={t`${onAt} 分钟换上`} title={t`${onAt} 分钟换上`}>
          <ArrowUp size={12} strokeWidth={3} aria-hidden="true" />
          {onAt}&apos;
        </span>
      )}
      {goals > 0 && <SportIcon kind="football" size={16} />}
      {card && <CardMark kind={card} />}
    </li>
  );
}
