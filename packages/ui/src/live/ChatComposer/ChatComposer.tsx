import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Timer } from 'lucide-react';
import { forwardRef, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { admit, countCodePoints } from '../../forms/Input/codePoints.ts';
import { inOneLine, writtenIn } from '../../forms/Input/written.ts';
import { useCaretAfter } from '../../forms/Input/useCaretAfter.ts';
import { ComposerPlate, type ComposerWays } from '../DanmakuComposer/ComposerPlate.tsx';
import { currentState, secondsUntil, type DanmakuAnswer, type DanmakuComposerState } from '../DanmakuComposer/composerState.ts';
import { danmakuMaxLength } from '../DanmakuComposer/index.ts';
import { useNowUntil } from '../DanmakuComposer/useNowUntil.ts';
import {
  counter,
  field,
  foot,
  frame,
  plate,
  refusal,
  send as sendPlace,
  tools as toolRow,
  asked as line,
  askedIcon,
  askedWords,
} from './ChatComposer.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Chat rules of a room for those who speak there. */
interface TalkAsked {
  /** Seconds that lie between two comments of one person; default none. */
  slow?: number;
  /** A comment with a link is refused; default false. */
  noLinks?: boolean;
  /** Holds comments with contact details for review by the moderators; default false. */
  holdContacts?: boolean;
}

/** Chat rules in one or two lines beside the tools, so that the field stays where it is. Changes are announced. */
function AskedLine({ asked: { slow = 0, noLinks = false, holdContacts = false } = {} }: { asked: TalkAsked | undefined }) {
  const { t } = useLingui();
  const words = [slow > 0 && t`慢速模式 ${slow} 秒`, noLinks && t`不能发链接`, holdContacts && t`联系方式要等放行`].filter(Boolean);
  return (
    <p className={line} role="status">
      {words.length > 0 && <Timer className={askedIcon} size={14} aria-hidden />}
      <span className={askedWords}>{words.join(' · ')}</span>
    </p>
  );
}

/** Acts on a composer. */
export interface ChatComposerHandle {
  /** Inserts a text at the caret, such as an emoji or a mention, and keeps the caret after it. */
  insert: (words: string) => void;
}

export interface ChatComposerProps extends ComposerWays, RootProps {
  /** Default ready. */
  state?: DanmakuComposerState;
  /** Chat rules of the room; shown before anybody is refused. */
  asked?: TalkAsked;
  /** Called with the trimmed text, 1..50 code points; the field is cleared only when it was accepted. */
  onSend: (text: string) => DanmakuAnswer | Promise<DanmakuAnswer>;
  /** Before the count, such as a choice of emoji. */
  tools?: ReactNode;
  actionsRef?: Ref<ChatComposerHandle>;
}

const ready: DanmakuComposerState = { status: 'ready' };
const writing: ReadonlySet<DanmakuComposerState['status']> = new Set(['ready', 'sending', 'cooling']);

/** Composer at the foot of the chat: Enter sends, Escape leaves the field. Enter that ends an input-method composition never sends. */
export const ChatComposer = forwardRef<HTMLDivElement, ChatComposerProps>(function ChatComposer(
  { state: given = ready, asked, onSend, tools, actionsRef, ...ways },
  ref,
) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const placeCaret = useCaretAfter(input);
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState('');
  const now = useNowUntil('until' in given ? given.until : undefined);
  const state = currentState(given, now);
  const sending = pending || state.status === 'sending';
  const seconds = state.status === 'cooling' ? secondsUntil(state.until, now) : 0;
  const words = writtenIn(text);
  const maySend = writing.has(state.status) && seconds === 0 && !sending && words !== '';

  const write = (next: string, caret = next.length) => {
    setText(admit({ text: next, caret }, danmakuMaxLength, inOneLine).text);
    setRefused('');
  };
  useImperativeHandle(actionsRef, () => ({
    insert(piece) {
      const { selectionStart = text.length, selectionEnd = text.length } = input.current ?? {};
      const next = text.slice(0, selectionStart) + piece + text.slice(selectionEnd);
      if (countCodePoints(next) > danmakuMaxLength) return;
      write(next);
      placeCaret(next, selectionStart + piece.length);
      // The popup that it was chosen in may close first and return its focus.
      requestAnimationFrame(() => input.current?.focus());
    },
  }));

  async function send() {
    if (!maySend) return;
    setPending(true);
    setRefused('');
    try {
      const answer = await onSend(words);
      if (answer === true) setText('');
      if (typeof answer === 'object') setRefused(answer.refused);
    } finally {
      setPending(false);
    }
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    // While an input method composes, Enter chooses a word; 229 is how older browsers say so.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void send();
  };

  if (!writing.has(state.status))
    return (
      <div className={`${frame} ${plate}`} ref={ref} {...rootOf(ways)}>
        <ComposerPlate state={state} now={now} {...ways} />
      </div>
    );
  return (
    <div className={frame} ref={ref} {...rootOf(ways)}>
      <div className={toolRow}>
        {tools}
        <AskedLine asked={asked} />
        <span className={counter} aria-hidden="true">
          {countCodePoints(text)}/{danmakuMaxLength}
        </span>
      </div>
      <div className={foot}>
        <textarea
          ref={input}
          className={field}
          rows={2}
          aria-label={t`聊天内容`}
          aria-describedby={`${id}-refusal`}
          aria-invalid={refused !== '' || undefined}
          placeholder={seconds > 0 ? t`慢速模式，${seconds} 秒后可以再发` : t`说点什么，Enter 发送`}
          value={text}
          readOnly={sending}
          enterKeyHint="send"
          onChange={({ target, nativeEvent }) => {
            // A text under composition may be longer than the result.
            if ((nativeEvent as InputEvent).isComposing) setText(target.value);
            else write(target.value, target.selectionEnd);
          }}
          onCompositionEnd={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionEnd)}
          onKeyDown={handleKeyDown}
        />
        <span className={sendPlace}>
          <Button stretch loading={sending} disabled={!sending && !maySend} onClick={() => void send()}>
            {seconds > 0 ? t`${seconds} 秒` : t`发送`}
          </Button>
        </span>
      </div>
      <p id={`${id}-refusal`} className={refused ? refusal : bare} role="alert">
        {refused && <CircleAlert size={16} aria-hidden />}
        {refused}
      </p>
    </div>
  );
});
