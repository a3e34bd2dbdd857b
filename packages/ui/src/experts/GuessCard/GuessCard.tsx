import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { useFormat } from '../../format/index.ts';
import * as css from './GuessCard.css.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Outcomes of an answer. */
export const guessEnds = ['won', 'lost', 'void', 'stopped'] as const;
export type GuessEnd = (typeof guessEnds)[number];

/** One option of the question. */
export interface GuessOption {
  id: string;
  /** Text of the option: 曼城 胜, 大 2.5. */
  label: string;
  /** Share of answers, 0 to 1; left out while it is hidden. */
  share?: number;
  /** Whether it turned out to be right; default false. */
  right?: boolean;
}

export interface GuessCardProps extends RootProps {
  /** Question to answer: 谁会赢？ */
  question: string;
  /** The match and its time, or another text under the question. */
  note?: ReactNode;
  options: readonly GuessOption[];
  /** Id of the viewer's answer; null before. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  /** Points for a right answer. */
  points: number;
  /** Number of answers so far. */
  answers: number;
  /** Whether it can still be answered. */
  open: boolean;
  /** Outcome for the viewer; left out before the end, and for a viewer who has not answered. */
  end?: GuessEnd;
  /** Whether the answer is pending; default false. */
  busy?: boolean;
  onValueChange?: (id: string) => void;
}

/** A question for fun: the options, the shares of others after the viewer has answered, and the outcome. */
export const GuessCard = forwardRef<HTMLDivElement, GuessCardProps>(function GuessCard(
  {
    question,
    note,
    options,
    value: given,
    defaultValue = null,
    points,
    answers,
    open,
    end,
    busy = false,
    onValueChange: notifyChange,
    ...root
  },
  ref,
) {
  const { t, i18n } = useLingui();
  const { integer } = useFormat();
  const [value, onValueChange] = useControllableState<string | null, string>(given, defaultValue, notifyChange);
  const ends: Record<GuessEnd, string> = {
    won: t({ id: 'guess.won', message: '猜中' }),
    lost: t({ id: 'guess.lost', message: '没猜中' }),
    void: t({ id: 'guess.void', message: '作废' }),
    stopped: t({ id: 'guess.stopped', message: '已停止' }),
  };
  const canChoose = open && value === null;
  const people = integer(answers);
  return (
    <div role="group" className={css.card} aria-label={question} ref={ref} {...rootOf(root)}>
      <div className={css.head}>
        <strong className={css.title}>{question}</strong>
        {end ? <Chip tone={end === 'won' ? 'success' : 'neutral'}>{ends[end]}</Chip> : <Chip tone="turf">{t`${points} 分`}</Chip>}
      </div>
      {note !== undefined && <div className={css.note}>{note}</div>}
      <ul className={css.options} aria-label={t`选项`}>
        {options.map(({ id, label, share, right = false }) => {
          const isMine = id === value;
          const inner = (
            <>
              <span className={css.label}>
                {isMine && <Check size={14} role="img" aria-label={t`你的选择`} />}
                {label}
              </span>
              {share !== undefined && <span className={css.share}>{i18n.number(share, { style: 'percent' })}</span>}
            </>
          );
          return (
            <li key={id} className={css.slot}>
              {canChoose ? (
                <button
                  type="button"
                  className={css.option({ press: true })}
                  aria-busy={busy || undefined}
                  onClick={busy ? undefined : () => onValueChange(id)}
                >
                  {inner}
                </button>
              ) : (
                <span className={css.option({ mine: isMine, right })}>{inner}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={css.foot}>{canChoose ? t`开赛前可以猜一次，不花黄钻` : t`${plural(answers, { other: `${people} 人猜过` })}`}</p>
    </div>
  );
});
