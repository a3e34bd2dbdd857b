import { useLingui } from '@lingui/react/macro';
import { Ellipsis, MessageSquare, Share2 } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { CountButton } from '../../actions/CountButton/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useChatTime, useFormat, useNow } from '../../format/index.ts';
import { Folded } from '../../lists/Folded/index.ts';
import { ImageGrid } from '../../lists/ImageGrid/index.ts';
import type { Picture } from '../../lists/Lightbox/index.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import { NobleBadge } from '../../live/NobleBadge/index.ts';
import type { NobleRank } from '../../live/NobleMark/index.ts';
import { Menu, type MenuEntry } from '../../overlays/Menu/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './PostCard.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** A piece of a post: text, or a topic with a link to other posts on it. */
export type PostPiece = { words: string } | { topic: string; href: string };

/** A post of a circle as its card takes it. */
export interface PostCardItem {
  id: string;
  /** The post with its discussion. */
  href: string;
  author: { id: string; nickname: string; avatarSeed?: string; level: number; noble?: NobleRank; href: string; live?: boolean };
  circle: { name: string; href: string };
  /** Time of first publication, ms UTC. */
  publishedAt: number;
  /** The full text; topics in it are links. */
  text: readonly PostPiece[];
  /** Four at most. */
  pictures: readonly Picture[];
  likes: number;
  comments: number;
  shares: number;
  favorites: number;
  liked: boolean;
  kept: boolean;
}

/** States of the reader's own post while others do not see it. */
export const postStates = ['processing', 'awaiting', 'failed', 'hidden'] as const;

export interface PostCardProps extends RootProps {
  post: PostCardItem;
  onLike: (liked: boolean) => void | Promise<void>;
  onKeep: (kept: boolean) => void | Promise<void>;
  onShare: () => void;
  /** Menu entries: report, delete, mute. Without entries there is no menu. */
  entries?: readonly MenuEntry[];
  /** A video in place of pictures; default none. */
  video?: ReactNode;
  /** The match it is about, with the way to it; default none. */
  match?: ReactNode;
  /** Beside the name, such as a `FollowButton`; default nothing. */
  action?: ReactNode;
  /** For the author alone: why others do not see it. */
  state?: { kind: (typeof postStates)[number]; reason?: string };
  /** All of the text shows; default false. */
  whole?: boolean;
  /** Shown below the post, such as its discussion; default nothing. */
  children?: ReactNode;
}

/** A post in a feed, or at the head of its own page. */
export const PostCard = forwardRef<HTMLElement, PostCardProps>(function PostCard(
  { post, onLike, onKeep, onShare, entries = [], video, match, action, state, whole = false, children, ...root },
  ref,
) {
  const { t } = useLingui();
  const { short } = useChatTime();
  const { compact } = useFormat();
  const now = useNow(60_000);
  const { author, circle, pictures } = post;
  const { nickname } = author;
  const name = t`${nickname} 的帖子`;
  const reason = state?.reason;
  const stands = {
    processing: t`视频转码中，完成后才公开`,
    awaiting: t`审核中，仅自己可见`,
    failed: reason ? t`未通过审核：${reason}` : t`未通过审核`,
    hidden: reason ? t`已被隐藏：${reason}` : t`已被隐藏`,
  };
  return (
    <article className={css.card} aria-label={name} ref={ref} {...rootOf(root)}>
      <header className={css.head}>
        <a className={bare} href={author.href} tabIndex={-1} aria-hidden="true">
          <Avatar seed={author.avatarSeed ?? author.id} size={40} live={author.live} />
        </a>
        <div className={css.who}>
          <p className={css.nameLine}>
            <a className={css.name} href={author.href}>
              <bdi>{nickname}</bdi>
            </a>
            <LevelBadge level={author.level} />
            {author.noble && <NobleBadge rank={author.noble} />}
          </p>
          <p className={css.where}>
            <a className={css.quietLink} href={post.href}>
              <time className={bare} dateTime={new Date(post.publishedAt).toISOString()}>
                {short(post.publishedAt, now)}
              </time>
            </a>
            {' · '}
            <a className={css.quietLink} href={circle.href}>
              {circle.name}
            </a>
          </p>
        </div>
        {action}
        {entries.length > 0 && (
          <Menu align="end" trigger={<IconButton label={t`对 ${name}`} icon={<Ellipsis size={20} aria-hidden />} />} entries={entries} />
        )}
      </header>
      <div className={css.body}>
        {state && (
          <p className={bare}>
            <Chip tone={state.kind === 'awaiting' || state.kind === 'processing' ? 'warning' : 'live'} size="m">
              {stands[state.kind]}
            </Chip>
          </p>
        )}
        <Folded lines={whole ? Infinity : 5}>
          {post.text.map((piece, index) =>
            'words' in piece ? (
              piece.words
            ) : (
              // The same topic may be named twice.
              <a key={index} className={css.topic} href={piece.href}>
                {`#${piece.topic}#`}
              </a>
            ),
          )}
        </Folded>
        {video ?? (pictures.length > 0 && <ImageGrid pictures={pictures} />)}
        {match && <div className={css.match}>{match}</div>}
        <footer className={css.foot}>
          <CountButton
            act="like"
            count={post.likes}
            pressed={post.liked}
            name={name}
            onPressedChange={onLike}
            disabled={state !== undefined}
          />
          <a className={css.act} href={post.href}>
            <MessageSquare size={16} aria-hidden />
            <span className={visuallyHidden}>{t`评论 ${name}`}</span>
            <span className={css.figure}>{compact(post.comments)}</span>
          </a>
          <button type="button" className={css.act} onClick={onShare}>
            <Share2 size={16} aria-hidden />
            <span className={visuallyHidden}>{t`分享 ${name}`}</span>
            <span className={css.figure}>{compact(post.shares)}</span>
          </button>
          <span className={css.end}>
            <CountButton
              act="keep"
              count={post.favorites}
              pressed={post.kept}
              name={name}
              onPressedChange={onKeep}
              disabled={state !== undefined}
            />
          </span>
        </footer>
      </div>
      {children && <div className={css.under}>{children}</div>}
    </article>
  );
});
