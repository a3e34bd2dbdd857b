import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Flag, Trash2 } from 'lucide-react';
import { Chip } from '../../actions/Chip/index.ts';
import { CountButton } from '../../actions/CountButton/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useChatTime, useNow } from '../../format/index.ts';
import { Folded } from '../../lists/Folded/index.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import { Menu } from '../../overlays/Menu/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import type { CommentItem } from './commentItem.ts';
import { splitMoments } from './moments.ts';
import * as css from './CommentThread.css.ts';
import { bare } from '../../theme/bare.css.ts';

/** Actions on a comment; leave out those that are not allowed. */
export interface CommentActs {
  onLike: (comment: CommentItem, liked: boolean) => void | Promise<void>;
  onReply?: (comment: CommentItem) => void;
  onDelete?: (comment: CommentItem) => void;
  onReport?: (comment: CommentItem) => void;
  /** Video that the comments are about: time stamps in them become links to it; default plain text. */
  moments?: { /** Length of the video, seconds. */ seconds: number; onJump: (second: number) => void };
}

interface CommentLineProps {
  comment: CommentItem;
  acts: CommentActs;
  /** A reply, drawn smaller; default false. */
  answer?: boolean;
  /** Marks the comment that the reader came for with a ring; default false. */
  focused?: boolean;
}

/** Text of a comment; moments of a video can be pressed. */
function Words({ text, moments }: { text: string; moments: CommentActs['moments'] }) {
  const { t } = useLingui();
  if (!moments) return text;
  return splitMoments(text, moments.seconds).map((piece, index) => {
    if (!('at' in piece)) return piece.words;
    const { moment, at } = piece;
    return (
      <button key={index} type="button" className={css.moment} aria-label={t`跳到 ${moment}`} onClick={() => moments.onJump(at)}>
        {moment}
      </button>
    );
  });
}

/** One comment: author, text, time and the actions on it. */
export function CommentLine({ comment, acts, answer = false, focused = false }: CommentLineProps) {
  const { t } = useLingui();
  const { short } = useChatTime();
  const now = useNow(60_000);
  const { author, isAuthor = false, replyTo, text, at, likes, liked, own = false, awaiting = false } = comment;
  const name = author.nickname;
  if (text === undefined) return <p className={css.gone}>{t`这条评论已删除`}</p>;
  const more = own
    ? acts.onDelete && {
        id: 'delete',
        label: t`删除`,
        icon: <Trash2 size={16} aria-hidden />,
        tone: 'critical' as const,
        onSelect: () => acts.onDelete?.(comment),
      }
    : acts.onReport && { id: 'report', label: t`举报`, icon: <Flag size={16} aria-hidden />, onSelect: () => acts.onReport?.(comment) };
  return (
    <article className={css.line} data-focused={focused || undefined} data-answer={answer || undefined} aria-label={t`${name} 的评论`}>
      <Avatar seed={author.avatarSeed ?? author.id} size={answer ? 24 : 32} />
      <div className={css.body}>
        <p className={css.who}>
          <a className={css.name} href={author.href}>
            <bdi>{name}</bdi>
          </a>
          <LevelBadge level={author.level} />
          {isAuthor && <Chip tone="turf">{t`作者`}</Chip>}
          {awaiting && <Chip tone="warning">{t`审核中，仅自己可见`}</Chip>}
        </p>
        <Folded lines={answer ? 4 : 6}>
          {replyTo !== undefined && (
            <span className={css.to}>
              {t`回复`} <bdi>@{replyTo}</bdi>{' '}
            </span>
          )}
          <Words text={text} moments={acts.moments} />
        </Folded>
        <div className={css.foot}>
          <time className={bare} dateTime={new Date(at).toISOString()}>
            {short(at, now)}
          </time>
          <CountButton
            act="like"
            size="s"
            count={likes}
            pressed={liked}
            name={t`${name} 的评论`}
            onPressedChange={(next) => acts.onLike(comment, next)}
            disabled={awaiting}
          />
          {acts.onReply && !awaiting && (
            <button type="button" className={css.reply} onClick={() => acts.onReply?.(comment)}>
              {t`回复`}
            </button>
          )}
          {more && (
            <span className={css.more}>
              <Menu
                align="end"
                trigger={<IconButton size="s" label={t`对 ${name} 的评论`} icon={<Ellipsis size={16} aria-hidden />} />}
                entries={[more]}
              />
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
