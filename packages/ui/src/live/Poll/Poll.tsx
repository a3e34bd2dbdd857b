import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChartColumn, Check, ChevronDown, ChevronUp, Trophy } from 'lucide-react';
import { forwardRef, useId, useState, type CSSProperties } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import { useFormat, useNow } from '../../format/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableOpen, type OpenProps } from '../../theme/useControllableState.ts';
import * as css from './Poll.css.ts';

export interface PollOption {
  text: string;
  votes: number;
}

export interface PollProps extends OpenProps, RootProps {
  question: string;
  /** Two to six. */
  options: readonly PollOption[];
  /** When it ends by itself, ms UTC; default not by itself. */
  endsAt?: number | null;
  /** It has ended; also once `endsAt` has passed. Default false. */
  ended?: boolean;
  /** Number of the option that the viewer voted for, from 0; null before. */
  choice: number | null;
  /** Votes; a vote is final. Left out where the viewer cannot. */
  onVote?: (choice: number) => void;
  /** A vote is on its way; default false. */
  voting?: boolean;
  /** Leads a visitor to sign in; left out for members. */
  onSignIn?: () => void;
  /** Ends it for everybody; left out for those who may not. */
  onEnd?: () => void;
  /** It is being ended; default false. */
  ending?: boolean;
  /** Whether it can be folded; default true. One that cannot is a plate of its own, such as over a broadcast's picture. */
  foldable?: boolean;
}

function Bars({ options, choice, isOver }: Pick<PollProps, 'options' | 'choice'> & { isOver: boolean }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  const most = Math.max(...options.map(({ votes }) => votes));
  return (
    <ul className={css.list}>
      {options.map(({ text, votes }, index) => {
        const percent = total === 0 ? 0 : Math.round((votes / total) * 100);
        const count = integer(votes);
        return (
          <li key={index} className={css.item} data-own={index === choice || undefined}>
            <span className={css.row}>
              {index === choice && <Check className={css.mark} size={14} role="img" aria-label={t`你的选择`} />}
              {isOver && votes === most && votes > 0 && <Trophy className={css.mark} size={14} role="img" aria-label={t`票数最多`} />}
              <span className={css.name}>{text}</span>
              <span className={css.share}>
                {percent}% <span className={css.votes}>· {t`${plural(votes, { other: `${count} 票` })}`}</span>
              </span>
            </span>
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ '--share': total === 0 ? 0 : votes / total } as CSSProperties} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A poll in a room: options to choose from, then bars with numbers, which move as votes come in. Folds to its question. */
export const Poll = forwardRef<HTMLElement, PollProps>(function Poll(
  {
    question,
    options,
    endsAt = null,
    ended = false,
    choice,
    onVote,
    voting = false,
    onSignIn,
    onEnd,
    ending = false,
    foldable = true,
    open,
    defaultOpen = true,
    onOpenChange,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const { clock, integer } = useFormat();
  const now = useNow(1_000);
  const questionId = useId();
  const [isOpen, setOpen] = useControllableOpen({ open, defaultOpen, onOpenChange });
  const [wanted, setWanted] = useState<string | null>(null);
  const isOver = ended || (endsAt !== null && endsAt <= now);
  const left = endsAt === null || isOver ? null : clock(Math.ceil((endsAt - now) / 1_000));
  const votes = options.reduce((sum, option) => sum + option.votes, 0);
  const total = integer(votes);
  const mayVote = onVote !== undefined && choice === null && !isOver;
  return (
    // Polls that are over stand in lists, where two may have the same question: landmarks would share a name.
    <section
      className={css.frame}
      data-plate={!foldable || undefined}
      role={isOver ? 'group' : undefined}
      aria-labelledby={questionId}
      ref={ref}
      {...rootOf(root)}
    >
      <div className={css.head}>
        <ChartColumn className={css.icon} size={16} aria-hidden />
        <p className={css.kind}>{isOver ? t`投票已结束` : t`投票`}</p>
        <span className={css.time}>
          {left !== null && (
            <span role="timer" aria-label={t`还剩 ${left}`}>
              {left}
            </span>
          )}
        </span>
        {foldable && (
          <IconButton
            size="s"
            label={isOpen ? t`收起投票` : t`展开投票`}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      <p className={css.question} id={questionId}>
        {question}
      </p>
      {isOpen && (
        <div className={css.choices} role="group" aria-labelledby={questionId} tabIndex={mayVote ? undefined : 0}>
          {mayVote ? (
            <RadioGroup
              aria-labelledby={questionId}
              disabled={voting}
              options={options.map(({ text, votes: count }, index) => ({ value: String(index), label: text, end: integer(count) }))}
              value={wanted}
              onValueChange={setWanted}
            />
          ) : (
            <Bars options={options} choice={choice} isOver={isOver} />
          )}
        </div>
      )}
      {isOpen && (
        <div className={css.foot}>
          <span className={css.total}>{t`${plural(votes, { other: `共 ${total} 票` })}`}</span>
          {onEnd && !isOver && (
            <Button size="s" tone="outline" loading={ending} onClick={onEnd}>
              {t`结束投票`}
            </Button>
          )}
          {mayVote && (
            <Button size="s" disabled={wanted === null} loading={voting} onClick={() => wanted !== null && onVote(Number(wanted))}>
              {t({ id: 'poll.vote', message: '投票' })}
            </Button>
          )}
          {onSignIn && !isOver && (
            <Button size="s" onClick={onSignIn}>
              {t`登录后投票`}
            </Button>
          )}
        </div>
      )}
    </section>
  );
});
