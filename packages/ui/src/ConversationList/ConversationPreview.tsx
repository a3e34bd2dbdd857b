import { useLingui } from '@lingui/react/macro';
import { cardKindOf } from '../ChatBubble/index.ts';
import { EmojiText } from '../Emoji/index.ts';
import { alarm, kind, preview } from './ConversationList.css.ts';
import type { Conversation } from './conversation.ts';

/** The last message in one line: a draft before it, its kind where it has no words. */
export function ConversationPreview({ draft, last, mentioned }: Conversation) {
  const { t, i18n } = useLingui();
  if (draft) {
    return (
      <span className={preview}>
        <span className={alarm}>{t`[草稿]`}</span> <EmojiText text={draft} size={18} />
      </span>
    );
  }
  if (!last) return <span className={preview} />;
  const { body, side, status, author } = last;
  if (status === 'recalled') return <span className={preview}>{side === 'own' ? t`你撤回了一条消息` : t`对方撤回了一条消息`}</span>;
  const who = side === 'own' ? t`你` : author;
  const failed = status === 'failed' || status === 'blocked';
  return (
    <span className={preview}>
      {failed && <span className={alarm}>{t`[未发出]`} </span>}
      {mentioned && <span className={alarm}>{t`[有人@我]`} </span>}
      {who && !failed && `${who}${t({ message: '：', comment: 'between a nickname and the words' })}`}
      {body.type === 'text' && <EmojiText text={body.text} size={18} />}
      {body.type === 'image' && <span className={kind}>{t`[图片]`}</span>}
      {body.type === 'file' && (
        <>
          <span className={kind}>{t`[文件]`}</span> {body.name}
        </>
      )}
      {body.type === 'card' && (
        <>
          <span className={kind}>[{i18n._(cardKindOf(body.cardType).label)}]</span> {body.title}
        </>
      )}
    </span>
  );
}
