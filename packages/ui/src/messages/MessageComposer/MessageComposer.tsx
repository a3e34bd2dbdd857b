import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, CircleAlert, Image, LogIn, Paperclip, X } from 'lucide-react';
import {
  forwardRef,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { KeyHint } from '../../actions/KeyHint/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import { EmojiPicker } from '../EmojiPicker/index.ts';
import { useFormat } from '../../format/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { countCodePoints } from '../../forms/Input/codePoints.ts';
import { useCaretAfter } from '../../forms/Input/useCaretAfter.ts';
import { emojiPieces, type EmojiKey } from '../../pictures/index.ts';
import { imageTypes, sortFiles } from './attachments.ts';
import type { MessageComposerState, Upload } from './composerState.ts';
import {
  counter,
  drop,
  end,
  field,
  focused,
  foot,
  frame,
  hints,
  icon,
  more,
  notice,
  noticeText,
  over,
  plate,
  plateText,
  preview,
  tools,
} from './MessageComposer.css.ts';
import { FileButton } from './FileButton.tsx';
import { UploadStrip } from './UploadStrip.tsx';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { writtenIn } from '../../forms/Input/written.ts';

/** Most code points of a message. */
export const messageMaxLength = 2000;
/** The counter shows from this share of the limit on. */
const countFrom = 0.8;

/** Acts on a composer. */
export interface MessageComposerHandle {
  /** Brings the focus to the field. */
  focus: () => void;
}

export interface MessageComposerProps extends RootProps {
  /** The draft; the host keeps it, so that it outlives the page. */
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Default ready. */
  state?: MessageComposerState;
  /** Called with the trimmed text; returns whether it was accepted. Only then the field is cleared. */
  onSend: (text: string) => boolean | Promise<boolean>;
  /** Pictures within the limit, chosen, pasted or dropped; without it there is no button. */
  onImages?: (images: File[]) => void;
  /** Files within the limit; without it there is no button. */
  onFiles?: (files: File[]) => void;
  uploads?: readonly Upload[];
  onCancelUpload?: (id: string) => void;
  onRetryUpload?: (id: string) => void;
  /** Signs in, or in again where another device has taken over. */
  onSignIn?: () => void;
  /** Emoji used last, newest first. */
  recentEmojis?: readonly EmojiKey[];
  onEmojiUsed?: (key: EmojiKey) => void;
  /** Name of the recipient, for the placeholder. */
  to?: string;
  /** More tools after the three, at the end of their row. */
  after?: ReactNode;
  /** For bringing the focus to the field, as by a reply. */
  actionsRef?: Ref<MessageComposerHandle>;
}

const ready: MessageComposerState = { status: 'ready' };

/** Composer of a message: Enter sends, Shift+Enter breaks the line. Enter that ends an input-method composition never sends. */
export const MessageComposer = forwardRef<HTMLDivElement, MessageComposerProps>(function MessageComposer(
  {
    value: given,
    defaultValue = '',
    onValueChange: notifyChange,
    state = ready,
    onSend,
    onImages,
    onFiles,
    uploads = [],
    onCancelUpload,
    onRetryUpload,
    onSignIn,
    recentEmojis,
    onEmojiUsed,
    to,
    after,
    actionsRef,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState(given, defaultValue, notifyChange);
  const format = useFormat();
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(actionsRef, () => ({ focus: () => input.current?.focus() }));
  const placeCaret = useCaretAfter(input);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [dropping, setDropping] = useState(false);
  const words = writtenIn(value);
  const length = countCodePoints(words);
  const maySend = state.status === 'ready' && words !== '' && length <= messageMaxLength && !sending;
  const hasEmoji = emojiPieces(value).some(({ kind }) => kind === 'emoji');

  if (state.status === 'signedOut' || state.status === 'blocked' || state.status === 'elsewhere') {
    const words = {
      signedOut: t`登录后发消息`,
      elsewhere: t`私信已在别的设备上打开`,
      blocked: ('reason' in state && state.reason) || t`对方不接收你的消息`,
    };
    const isBlocked = state.status === 'blocked';
    return (
      <div className={frame} ref={ref} {...rootOf(root)}>
        <div className={plate} role={state.status === 'signedOut' ? undefined : 'status'}>
          {isBlocked ? <Ban className={icon} size={20} aria-hidden /> : <LogIn className={icon} size={20} aria-hidden />}
          <span className={plateText}>{words[state.status]}</span>
          {!isBlocked && onSignIn && <Button onClick={onSignIn}>{state.status === 'elsewhere' ? t`在这里继续` : t`登录`}</Button>}
        </div>
      </div>
    );
  }

  async function send() {
    if (!maySend) return;
    setSending(true);
    setProblem(undefined);
    try {
      if (await onSend(words)) onValueChange('');
      else setProblem(t`没能发出，内容还在`);
    } catch {
      setProblem(t`没能发出，内容还在`);
    } finally {
      setSending(false);
      input.current?.focus();
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word; 229 is how older browsers say so.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void send();
  };
  const insert = (picked: EmojiKey, shortcode: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = input.current ?? {};
    const next = value.slice(0, selectionStart) + shortcode + value.slice(selectionEnd);
    placeCaret(next, selectionStart + shortcode.length);
    onValueChange(next);
    onEmojiUsed?.(picked);
  };
  const take = (chosen: Iterable<File>) => {
    const { images, files, refused } = sortFiles(chosen);
    if (images.length > 0) onImages?.(images);
    if (files.length > 0) onFiles?.(files);
    const first = refused[0];
    if (!first) return setProblem(undefined);
    const { name } = first.file;
    const limit = format.fileSize(first.limit);
    setProblem(t`${name} 超过 ${limit}，没有发送`);
  };
  const handleChosen = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files ?? []);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length === 0 || state.status !== 'ready') return;
    event.preventDefault();
    take(files);
  };
  const handleDrag = (event: DragEvent) => {
    if (state.status !== 'ready' || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };
  const handleDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setDropping(false);
    if (state.status === 'ready') take(event.dataTransfer.files);
  };
  const waiting =
    state.status === 'connecting' ? t`正在连接，稍后就能发送` : state.status === 'offline' ? t`网络断开，草稿已保留` : undefined;
  const closed = state.status !== 'ready';
  return (
    <div
      className={`${frame} ${focused}`}
      onDragOver={handleDrag}
      onDragLeave={() => setDropping(false)}
      onDrop={handleDrop}
      ref={ref}
      {...rootOf(root)}
    >
      {(waiting ?? problem) !== undefined && (
        <div className={notice} role="status">
          <CircleAlert className={icon} size={16} aria-hidden />
          <span className={noticeText}>{waiting ?? problem}</span>
          {!waiting && <IconButton size="s" label={t`关闭提示`} icon={<X size={16} aria-hidden />} onClick={() => setProblem(undefined)} />}
        </div>
      )}
      {uploads.length > 0 && <UploadStrip uploads={uploads} onCancel={onCancelUpload} onRetry={onRetryUpload} />}
      <div className={tools}>
        <EmojiPicker onValueChange={insert} recent={recentEmojis} />
        {onImages && (
          <FileButton
            label={t`发送图片`}
            accept={imageTypes.join(',')}
            icon={<Image size={20} aria-hidden />}
            disabled={closed}
            onChange={handleChosen}
          />
        )}
        {onFiles && <FileButton label={t`发送文件`} icon={<Paperclip size={20} aria-hidden />} disabled={closed} onChange={handleChosen} />}
        {after && <div className={more}>{after}</div>}
      </div>
      {hasEmoji && (
        <div className={preview} aria-hidden="true">
          <EmojiText text={value} />
        </div>
      )}
      <textarea
        ref={input}
        className={field}
        aria-label={to ? t`发给 ${to} 的消息` : t`消息内容`}
        placeholder={to ? t`回复 ${to}` : t`说点什么`}
        value={value}
        readOnly={sending}
        enterKeyHint="send"
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <div className={foot}>
        <span className={hints} aria-hidden="true">
          <KeyHint keys={['Enter']}>
            <Trans>发送</Trans>
          </KeyHint>
          <KeyHint keys={['Shift', 'Enter']}>
            <Trans>换行</Trans>
          </KeyHint>
        </span>
        <span className={end}>
          {length > messageMaxLength * countFrom && (
            <span className={length > messageMaxLength ? over : counter} role="status">
              {length}/{messageMaxLength}
            </span>
          )}
          <Button loading={sending} disabled={!maySend && !sending} onClick={() => void send()}>
            {t`发送`}
          </Button>
        </span>
      </div>
      {dropping && <div className={drop}>{t`松手发送`}</div>}
    </div>
  );
});
