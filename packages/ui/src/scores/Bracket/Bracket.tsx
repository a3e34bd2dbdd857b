import { useLingui } from '@lingui/react/macro';
import { forwardRef, Fragment, useImperativeHandle } from 'react';
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
  halfName,
  leg,
  list,
  name,
  note as noteText,
  place,
  seed,
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
  /** Two halves whose winners meet in the final: the ties of a round are theirs in this order. */
  halves?: readonly [string, string];
  /** Makes every tie one to choose, with the `id` of the chosen one; ties then lead nowhere themselves. */
  onChoose?: (id: string) => void;
  chosen?: string;
  /** IANA zone of kick-off times; default the viewer's own. */
  timeZone?: string;
}

/** The ties of a round by halves; the final belongs to both. */
function partsOf({ ties }: BracketRound, halves: BracketProps['halves']): { name?: string; ties: readonly BracketTie[] }[] {
  if (!halves || ties.length < 2) return [{ ties }];
  const middle = ties.length / 2;
  return halves.map((name, index) => ({ name, ties: index === 0 ? ties.slice(0, middle) : ties.slice(middle) }));
}

/**
 * The knock-out rounds of a cup, from the first to the final: both legs in small figures, the total in large ones,
 * lines to the next round.
 */
export const Bracket = forwardRef<HTMLDivElement, BracketProps>(function Bracket(
  { label, rounds, halves, onChoose, chosen, timeZone, ...root },
  ref,
) {
  const { box, overflows } = useOverflow();
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  return (
    <div ref={box} className={frame} {...(overflows ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})} {...rootOf(root)}>
      <ol className={columns} aria-label={label}>
        {rounds.map((round, index) => {
          const parts = partsOf(round, halves);
          const joinsNext = joins(round, rounds[index + 1]);
          return (
            <li key={round.id} className={column}>
              <h3 className={columnHead}>{round.name}</h3>
              {parts.map(({ name: half, ties }, part) => (
                <Fragment key={part}>
                  {halves && <p className={halfName}>{index === 0 && half}</p>}
                  <ul className={list} {...(half && { 'aria-label': half })}>
                    {ties.map((tie, at) => (
                      <li
                        key={tie.id}
                        className={place[joinsNext ? ((ties.length === 1 ? part : at) % 2 === 0 ? 'upper' : 'lower') : 'alone']}
                        data-fed={index > 0 && joins(rounds[index - 1] as BracketRound, round) ? '' : undefined}
                        data-across={half && ties.length === 1 ? '' : undefined}
                      >
                        <Tie tie={tie} timeZone={timeZone} onChoose={onChoose} isChosen={tie.id === chosen} />
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
});

interface TieProps {
  tie: BracketTie;
  timeZone: string | undefined;
  onChoose: BracketProps['onChoose'];
  isChosen: boolean;
}

function Tie({ tie, timeZone, onChoose, isChosen }: TieProps) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const { live = false, nextAt, note, href, penalties } = tie;
  const shootOut = penalties && `${penalties.home}-${penalties.away}`;
  const words = live
    ? t`进行中`
    : nextAt !== undefined
      ? `${format.date(nextAt)} ${format.time(nextAt)}`
      : [note, shootOut && t`点球 ${shootOut}`].filter(Boolean).join(' · ');
  const look = tieBox[live ? 'live' : 'still'];
  const body = (
    <>
      {words && <span className={noteText[live ? 'live' : 'still']}>{words}</span>}
      <SideOf tie={tie} at="home" />
      <SideOf tie={tie} at="away" />
    </>
  );
  if (onChoose)
    return (
      <button type="button" className={look} aria-pressed={isChosen} onClick={() => onChoose(tie.id)}>
        {body}
      </button>
    );
  return href ? (
    <a className={look} href={href}>
      {body}
    </a>
  ) : (
    <div className={look}>{body}</div>
  );
}

function SideOf({ tie, at }: { tie: BracketTie; at: Side }) {
  const { t } = useLingui();
  const team = tie[at];
  const state = tie.winner === undefined ? 'open' : tie.winner === at ? 'won' : 'lost';
  return (
    <span className={`${side} ${sideState[state]}`}>
      {tie.seeds && <span className={seed}>{tie.seeds[at]}</span>}
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
