import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Mail, Megaphone, ShieldAlert } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import {
  advertRow,
  advertTag,
  badges,
  entry,
  entryInner,
  entryPlate,
  envelope,
  envelopeIcon,
  event,
  eventNote,
  eventScore,
  eventText,
  gift,
  giftCount,
  giftPicture,
  giftWords,
  horn,
  levels,
  lineIcon,
  mention,
  minute,
  nickname,
  notice,
  noticeIcon,
  row,
  rowMark,
  system,
} from './ChatList.css.ts';
import { guard, role } from '../../theme/recipes/plates.css.ts';
import { BotBadge } from '../BotBadge/index.ts';
import { NobleBadge } from '../NobleBadge/index.ts';
import { nobleLooks } from '../NobleMark/index.ts';
import type {
  ChatEntryRow,
  ChatEnvelopeRow,
  ChatEventRow,
  ChatGiftRow,
  ChatHornRow,
  ChatMessageRow,
  ChatRow,
  ChatSpeaker,
  ChatToken,
  RoomRole,
} from './chatRow.ts';

/** Props of a row, given by its list. */
export interface ChatRowViewProps {
  row: ChatRow;
  /** Nicknames are buttons, marked `data-nick`; the list hears them. */
  pressable: boolean;
  /** Separator between a nickname and the text. */
  colon: string;
}

function Role({ of: part }: { of: RoomRole }) {
  const { t } = useLingui();
  return <span className={role[part]}>{{ anchor: t`主播`, admin: t`房管`, assistant: t`助理` }[part]}</span>;
}

// A busy room draws hundreds of these a second: few elements, and no context is read where there is nothing to say.
function Badges({ level, noble, guard: club, role: part }: ChatSpeaker) {
  if (level === undefined && !noble && !club && !part) return null;
  return (
    <span className={badges}>
      {level !== undefined && <span className={levels.find(({ from }) => level >= from)?.look}>LV{level}</span>}
      {noble && <NobleBadge rank={noble} />}
      {club && (
        <span className={guard}>
          {club.name} {club.level}
        </span>
      )}
      {part && <Role of={part} />}
    </span>
  );
}

function Nick({ speaker, pressable, after = '' }: { speaker: ChatSpeaker; pressable: boolean; after?: string }) {
  const look = nickname[speaker.role === 'anchor' ? 'anchor' : (speaker.noble ?? 'viewer')];
  // Rows are reached with the arrow keys, so that forty nicknames are not forty stops.
  return (
    <>
      {pressable ? (
        <button type="button" className={look} data-nick="" tabIndex={-1}>
          {speaker.nickname}
        </button>
      ) : (
        <span className={look}>{speaker.nickname}</span>
      )}
      {after}
    </>
  );
}

const Token = ({ token }: { token: ChatToken }) =>
  token.kind === 'mention' ? <b className={mention}>{token.text}</b> : <EmojiText text={token.text} />;

function Advert() {
  const { t } = useLingui();
  return <b className={advertTag}>{t({ id: 'danmaku.advert', message: '广告' })}</b>;
}

function Message({ row: message, pressable, colon }: { row: ChatMessageRow; pressable: boolean; colon: string }) {
  const { words, mark, advert = false, bot = false } = message;
  return (
    <div className={advert ? advertRow : mark ? rowMark[mark] : row} data-row={message.id} tabIndex={-1}>
      {advert && <Advert />}
      <Badges {...message} />
      <Nick speaker={message} pressable={pressable} after={bot ? ' ' : colon} />
      {bot && (
        <>
          <BotBadge />
          {colon}
        </>
      )}
      {/* Pieces of one message never change places. */}
      {typeof words === 'string' ? (
        words.includes('[') ? (
          <EmojiText text={words} />
        ) : (
          words
        )
      ) : (
        words.map((token, index) => <Token key={index} token={token} />)
      )}
    </div>
  );
}

function Gift({ row: sent, pressable }: { row: ChatGiftRow; pressable: boolean }) {
  const { t } = useLingui();
  const { gift: name } = sent;
  return (
    <div className={gift} data-row={sent.id} tabIndex={-1}>
      <span className={giftWords}>
        <Badges {...sent} />
        <Nick speaker={sent} pressable={pressable} /> {t`送出 ${name}`}
      </span>
      {sent.picture && <img className={giftPicture} src={sent.picture} alt="" width={24} height={24} draggable={false} />}
      <b className={giftCount}>×{sent.count}</b>
    </div>
  );
}

function Entry({ row: came, pressable }: { row: ChatEntryRow; pressable: boolean }) {
  const { t } = useLingui();
  return (
    <div className={entry} data-row={came.id} tabIndex={-1}>
      <span className={entryPlate} style={came.noble && ({ '--rank': nobleLooks[came.noble].ground } as CSSProperties)}>
        <span className={entryInner}>
          <Badges {...came} />
          <Nick speaker={came} pressable={pressable} /> {t`进入直播间`}
        </span>
      </span>
    </div>
  );
}

function Envelope({ row: shared, pressable }: { row: ChatEnvelopeRow; pressable: boolean }) {
  const { t } = useLingui();
  const { act, count } = shared;
  return (
    <div className={envelope} data-row={shared.id} tabIndex={-1}>
      <Mail className={envelopeIcon} size={16} role="img" aria-label={t`红包`} />
      <span className={giftWords}>
        <Badges {...shared} />
        <Nick speaker={shared} pressable={pressable} />{' '}
        {act === 'given' ? t`${plural(count, { other: '发了红包，共 # 个' })}` : t`抢到红包 ${count} 黄钻`}
      </span>
    </div>
  );
}

function Horn({ row: blown, pressable, colon }: { row: ChatHornRow; pressable: boolean; colon: string }) {
  const { t } = useLingui();
  return (
    <div className={horn} data-row={blown.id} tabIndex={-1}>
      <Megaphone className={lineIcon} size={16} role="img" aria-label={t`全站喇叭`} />
      <Badges {...blown} />
      <Nick speaker={blown} pressable={pressable} after={colon} />
      <EmojiText text={blown.words} />
    </div>
  );
}

function Event({ row: happening }: { row: ChatEventRow }) {
  return (
    <div className={event} style={happening.color ? ({ '--side': happening.color } as CSSProperties) : undefined}>
      <b className={minute}>{happening.minute}</b>
      <span className={eventText}>
        {happening.text}
        {happening.note && <span className={eventNote}>{happening.note}</span>}
      </span>
      {happening.score && <b className={eventScore}>{happening.score}</b>}
    </div>
  );
}

function Notice({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <div className={notice}>
      <ShieldAlert className={noticeIcon} size={16} role="img" aria-label={t`房管通知`} />
      <span>{text}</span>
    </div>
  );
}

/** One row of the chat; unchanged rows are not rendered again when others come. */
export const ChatRowView = memo(function ChatRowView({ row: shown, pressable, colon }: ChatRowViewProps) {
  switch (shown.kind) {
    case 'message':
      return <Message row={shown} pressable={pressable} colon={colon} />;
    case 'gift':
      return <Gift row={shown} pressable={pressable} />;
    case 'entry':
      return <Entry row={shown} pressable={pressable} />;
    case 'envelope':
      return <Envelope row={shown} pressable={pressable} />;
    case 'horn':
      return <Horn row={shown} pressable={pressable} colon={colon} />;
    case 'event':
      return <Event row={shown} />;
    case 'notice':
      return <Notice text={shown.text} />;
    case 'system':
      return <div className={system}>{shown.text}</div>;
  }
});
