import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Layers2, Timer } from 'lucide-react';
import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { Tooltip } from '../../actions/Tooltip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { ComposerPlate, type ComposerWays } from './ComposerPlate.tsx';
import { currentState, secondsUntil, type DanmakuAnswer, type DanmakuComposerState } from './composerState.ts';
import { bar, echoKey, echoWords, field, folded as foldedMark, foldedCount, refusal, refusalTexts, send } from './DanmakuComposer.css.ts';
import { DanmakuDressPicker } from './DanmakuDressPicker.tsx';
import { allowedDress, plainDress, type DanmakuDress } from './danmakuDress.ts';
import { DanmakuSwitch } from './DanmakuSwitch.tsx';
import { useNowUntil } from './useNowUntil.ts';
import type { NobleRank } from '../NobleMark/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { writtenIn } from '../../forms/Input/written.ts';

/** Most code points of a danmaku. */
export const danmakuMaxLength = 50;

/** Acts on a composer. */
export interface DanmakuComposerHandle {
  /** Brings the focus to the field. */
  focus: () => void;
}

export interface DanmakuComposerProps extends ComposerWays, RootProps {
  /** Default ready. */
  state?: DanmakuComposerState;
  /** Called with the trimmed text, 1..50 code points, and its look; the field is cleared only when it was accepted. */
  onSend: (text: string, dress: DanmakuDress) => DanmakuAnswer | Promise<DanmakuAnswer>;
  /** Seconds that lie between two comments of one person here; default 0, none are asked for. */
  slow?: number;
  /** Whether danmaku are shown; without `onDanmakuChange` there is no switch. */
  danmakuOn?: boolean;
  onDanmakuChange?: (on: boolean) => void;
  /** Movement and colour of the viewer's comments; without `onDressChange` there is no choice. */
  dress?: DanmakuDress;
  onDressChange?: (dress: DanmakuDress) => void;
  /** The viewer's noble rank, which decides the colours; default none. */
  rank?: NobleRank;
  /** Comment that many send just now: one press sends it too. */
  echo?: string;
  /** Comments that were folded into others or dropped; not shown while 0. */
  folded?: number;
  /** Looks: `bar` under the picture, `floating` over it in fullscreen; default `bar`. */
  variant?: 'bar' | 'floating';
  /** Before the field. */
  before?: ReactNode;
  /** After the send button, such as the settings. */
  after?: ReactNode;
  /** For bringing the focus to the field, as by a shortcut. */
  actionsRef?: Ref<DanmakuComposerHandle>;
}

const ready: DanmakuComposerState = { status: 'ready' };
const writing: ReadonlySet<DanmakuComposerState['status']> = new Set(['ready', 'sending', 'cooling']);

/** The bar under the picture from which danmaku are sent; Enter sends, Escape leaves the field. */
export const DanmakuComposer = forwardRef<HTMLFormElement, DanmakuComposerProps>(function DanmakuComposer(
  {
    state: given = ready,
    onSend,
    slow = 0,
    danmakuOn = true,
    onDanmakuChange,
    dress = plainDress,
    onDressChange,
    rank,
    echo,
    folded = 0,
    variant = 'bar',
    before,
    after,
    actionsRef,
    ...ways
  },
  ref,
) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(actionsRef, () => ({ focus: () => input.current?.focus() }));
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState('');
  const now = useNowUntil('until' in given ? given.until : undefined);
  const state = currentState(given, now);
  const sending = pending || state.status === 'sending';
  const seconds = state.status === 'cooling' ? secondsUntil(state.until, now) : 0;
  const mayWrite = writing.has(state.status);
  const mayPress = mayWrite && seconds === 0 && !sending;
  const words = writtenIn(text);
  const foldedCountText = compact(folded);
  const isSlow = slow > 0 || seconds > 0;
  const hint = isSlow ? t`慢速模式，两条之间隔 ${slow} 秒` : t`发条弹幕，整个看台都看得见`;

  async function say(line: string, typed: boolean) {
    setPending(true);
    setRefused('');
    try {
      const answer = await onSend(line, allowedDress(dress, rank));
      if (answer === true && typed) setText('');
      if (typeof answer === 'object') setRefused(answer.refused);
    } catch (error) {
      setRefused(t`没发出去，再试一次`);
      throw error;
    } finally {
      setPending(false);
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (mayPress && words !== '') void say(words, true);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
  };

  return (
    <form className={bar[variant]} onSubmit={handleSubmit} noValidate ref={ref} {...rootOf(ways)}>
      {onDanmakuChange && <DanmakuSwitch on={danmakuOn} onChange={onDanmakuChange} />}
      {mayWrite && before}
      {mayWrite ? (
        <div className={field}>
          <Input
            ref={input}
            label={t`弹幕内容`}
            labelHidden
            icon={isSlow ? <Timer size={16} aria-hidden /> : undefined}
            prefix={onDressChange && <DanmakuDressPicker dress={dress} onDressChange={onDressChange} rank={rank} />}
            placeholder={seconds > 0 ? t`慢速模式，${seconds} 秒后可以再发` : hint}
            value={text}
            onValueChange={(next) => {
              setText(next);
              setRefused('');
            }}
            maxLength={danmakuMaxLength}
            counter={refused === ''}
            readOnly={sending}
            autoComplete="off"
            enterKeyHint="send"
            aria-invalid={refused !== '' || undefined}
            aria-describedby={`${id}-refusal`}
            onKeyDown={handleKeyDown}
            suffix={
              refused !== '' && (
                <span className={refusal} title={refused} aria-hidden="true">
                  <CircleAlert size={16} aria-hidden />
                  <span className={refusalTexts}>{refused}</span>
                </span>
              )
            }
          />
          <span id={`${id}-refusal`} role="alert" className={visuallyHidden}>
            {refused}
          </span>
        </div>
      ) : (
        <ComposerPlate state={state} now={now} {...ways} />
      )}
      {mayWrite && echo && (
        <button
          type="button"
          className={echoKey}
          disabled={!mayPress}
          title={echo}
          aria-label={`+1 ${echo}`}
          onClick={() => void say(echo, false)}
        >
          +1 <span className={echoWords}>{echo}</span>
        </button>
      )}
      {mayWrite && (
        <div className={send}>
          <Button type="submit" stretch loading={sending} disabled={!sending && (!mayPress || words === '')}>
            {seconds > 0 ? t`${seconds} 秒` : t`发送`}
          </Button>
        </div>
      )}
      {folded > 0 && (
        <Tooltip content={t`重复的合成了一条，挤不下的没有显示`}>
          <span className={foldedMark}>
            <Layers2 size={16} aria-hidden />
            {t`已折叠`} <b className={foldedCount}>{foldedCountText}</b>
          </span>
        </Tooltip>
      )}
      {after}
    </form>
  );
});
