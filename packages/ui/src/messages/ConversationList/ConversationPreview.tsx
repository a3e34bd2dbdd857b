import { useLingui } from '@lingui/react/macro';
import { type MessageBody } from '../ChatBubble/index.ts';
import { cardKindOf } from '../ChatBubble/BubbleCard.tsx';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import { alarm, kind, preview } from './ConversationList.css.ts';
import type { Conversation } from './conversation.ts';

/** Parts of a preview line: an urgent mark, the author, the kind of message, and its text. */
interface PreviewLine {
  urgent?: string;
  who?: string;
  sort?: string;
  words?: string;
}

function usePreviewLine({ draft, last, mentioned }: Conversation): PreviewLine {
  const { t, i18n } = useLingui();
  const colon = t({ message: '：', comment: 'between a nickname and the words' });
  const contents = (body: MessageBody): PreviewLine => {
    if (body.type === 'text' || body.type === 'tip') return { words: body.text };
    if (body.type === 'image') return { sort: t`[图片]` };
    if (body.type === 'file') return { sort: t`[文件]`, words: body.name };
    return { sort: `[${i18n._(cardKindOf(body.cardType).label)}]`, words: body.title };
  };
  if (draft) return { urgent: t`[草稿]`, words: draft };
  if (!last) return {};
  const { body, side, status, author } = last;
  if (status === 'recalled') return { words: side === 'own' ? t`你撤回了一条消息` : t`对方撤回了一条消息` };
  if (status === 'failed' || status === 'blocked') return { urgent: t`[未发出]`, ...contents(body) };
  if (body.type === 'tip') return contents(body);
  const who = side === 'own' ? t`你` : author;
  return { urgent: mentioned ? t`[有人@我]` : undefined, who: who && `${who}${colon}`, ...contents(body) };
}

/** The last message in one line: a draft before it, its kind where it has no text; the whole line is its hint. */
export function ConversationPreview(conversation: Conversation) {
  const { urgent, who, sort, words } = usePreviewLine(conversation);
  const whole = [urgent, who, sort, words].filter(Boolean).join(' ');
  return (
    <span className={preview} title={whole || undefined}>
      {urgent && <span className={alarm}>{urgent} </span>}
      {who}
      {sort && <span className={kind}>{sort} </span>}
      {words && <EmojiText text={words} size={18} />}
    </span>
  );
}
