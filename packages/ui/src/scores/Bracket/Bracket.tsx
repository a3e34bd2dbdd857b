import { useLingui } from '@lingui/react/macro';
import { forwardRef, useImperativeHandle } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import type { Side } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useOverflow } from '../../lists/Table/useOverflow.ts';
import {
  aggregate,
  column,
  columnHead,
  columns,
  crest,
  frame,
  leg,
  list,
  name,
  note as noteText,
  place,
  side,
  sideState,
  tie as tieBox,
} from './Bracket.css.ts';
import { joins, type BracketRound, type BracketTie } from './bracket.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface BracketProps extends RootProps {
  /** Names the bracket for screen readers: 欧冠对阵图. */
  label: string;
  /** From the first round to the final. */
  rounds: readonly BracketRound[];
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}

/** The knock-out rounds of a cup, from the first to the final: both legs in small figures, the total in large ones, lines to the next round. */
export const Bracket = forwardRef<HTMLDivElement, BracketProps>(function Bracket({ label, rounds, timeZone, ...root }, ref) {
  const { box, overflows } = useOverflow();
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  return (
    <div ref={box} className={frame} {...(overflows ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})} {...rootOf(root)}>
      <ol className={columns} aria-label={label}>
        {rounds.map((round, index) => (
          <li key={round.id} className={column}>
            <h3 className={columnHead}>{round.name}</h3>
            <ul className={list}>
              {round.ties.map((tie, at) => (
                <li
                  key={tie.id}
                  className={place[joins(round, rounds[index + 1]) ? (at % 2 === 0 ? 'upper' : 'lower') : 'alone']}
                  data-fed={index > 0 && joins(rounds[index - 1] as BracketRound, round) ? '' : undefined}
                >
                  <Tie tie={tie} timeZone={timeZone} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
});

function Tie({ tie, timeZone }: { tie: BracketTie; timeZone: string | undefined }) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const { live = false, nextAt, note, href, penalties } = tie;
  const shootOut = penalties && `${penalties.home}-${penalties.away}`;
  const words = live
    ? t`进行中`
    : nextAt !== undefined
      ? `${format.date(nextAt)} ${format.time(nextAt)}`
      : [note, shootOut && t`点球 ${shootOut}`].filter(Boolean).join(' · ');
  const body = (
    <>
      {words && <span className={noteText[live ? 'live' : 'still']}>{words}</span>}
      <SideOf tie={tie} at="home" />
      <SideOf tie={tie} at="away" />
    </>
  );
  return href ? (
    <a className={tieBox[live ? 'live' : 'still']} href={href}>
      {body}
    </a>
  ) : (
    <div className={tieBox[live ? 'live' : 'still']}>{body}</div>
  );
}

function SideOf({ tie, at }: { tie: BracketTie; at: Side }) {
  const { t } = useLingui();
  const team = tie[at];
  const state = tie.winner === undefined ? 'open' : tie.winner === at ? 'won' : 'lost';
  return (
    <span className={`${side} ${sideState[state]}`}>
      <span className={crest}>{team && <Crest team={team} size={20} />}</span>
      <span className={name} title={team?.name}>
        {team?.shortName ?? t`待定`}
      </span>
      {tie.legs.length > 1 &&
        tie.legs.map((score, index) => (
          <span key={index} className={leg} aria-hidden="true">
            {score[at]}
          </span>
        ))}
      <span className={aggregate}>{tie.total?.[at]}</span>
      {state === 'won' && <span className={visuallyHidden}>{t`晋级`}</span>}
    </span>
  );
}
