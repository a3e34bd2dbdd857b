import { useLingui } from '@lingui/react/macro';
import { Play, ThumbsUp } from 'lucide-react';
import { forwardRef, type PointerEvent, type ReactNode } from 'react';
import { useRest } from '../../actions/useRest.ts';
import { StoryCover, type StoryCoverProps } from '../../pictures/Cover/index.ts';
import { useChatTime, useFormat, useNow } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './VideoCard.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A video as its card takes it. */
export interface VideoCardItem {
  id: string;
  href: string;
  title: string;
  cover: Omit<StoryCoverProps, 'loading'>;
  /** Length in seconds; 0 while unknown, which shows nothing. */
  seconds: number;
  author: string;
  /** Number of views. */
  views: number;
  likes: number;
  /** Time of first publication, ms UTC. */
  publishedAt: number;
}

export interface VideoCardProps extends RootProps {
  video: VideoCardItem;
  /** `card` for a wall, `row` for a list in a column; default `card`. */
  look?: 'card' | 'row';
  /** The place in a rank, from 1; default none. */
  place?: number;
  /** Share that the reader has watched, 0 to 1; default not shown. */
  watched?: number;
  /** The title with stretches set off, such as a `MarkedText`; default the title as it is. */
  shown?: ReactNode;
  /** Whether it is the video playing; default false. */
  current?: boolean;
  /** The card is seen without scrolling, so its cover loads at once; default false. */
  eager?: boolean;
  /** The moving picture, a `<video>` that fills the cover's place, while one rests on the card; default none. */
  preview?: ReactNode;
  /** Called when the mouse or keyboard focus has rested on the card, and when it leaves. */
  onRestChange?: (rests: boolean) => void;
  /** The mouse moves over the picture, at a share of its width from 0 to 1: the preview shows that place of the video. */
  onScrub?: (share: number) => void;
}

/** A video in a list. The whole card is one link; screen readers get its title first. */
export const VideoCard = forwardRef<HTMLAnchorElement, VideoCardProps>(function VideoCard(
  { video, look = 'card', place, watched, shown, current = false, eager = false, preview, onRestChange, onScrub, ...root },
  ref,
) {
  const { t } = useLingui();
  const { clock, compact } = useFormat();
  const { short } = useChatTime();
  const now = useNow(60_000);
  const { href, title, cover, seconds, author, views, likes, publishedAt } = video;
  const rest = useRest(onRestChange);
  const handleMove = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (pointerType === 'mouse' && width > 0) onScrub?.(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  const percent = watched === undefined ? 0 : Math.round(watched * 100);
  return (
    <a className={css.card[look]} href={href} aria-current={current || undefined} {...rest} ref={ref} {...rootOf(root)}>
      <span className={css.body[look]}>
        <span className={css.title} title={title}>
          {shown ?? title}
        </span>
        <span className={css.facts}>
          <span className={css.author}>{current ? <b className={css.playing}>{t`正在播放`}</b> : author}</span>
          {!current && <span className={css.when}>{short(publishedAt, now)}</span>}
        </span>
      </span>
      <span className={css.picture} onPointerMove={onScrub && handleMove}>
        <StoryCover {...cover} loading={eager ? 'eager' : 'lazy'} />
        {preview && (
          <span className={css.moving} aria-hidden="true">
            {preview}
          </span>
        )}
        {place !== undefined && (
          <span className={place <= 3 ? css.top : css.place}>
            <span className={visuallyHidden}>{t`第 ${place} 名`}</span>
            <span aria-hidden="true">{place}</span>
          </span>
        )}
        <span className={css.shade}>
          <span className={css.figure}>
            <Play size={12} fill="currentColor" aria-hidden />
            <span className={visuallyHidden}>{t`播放次数`}</span> {compact(views)}
          </span>
          {look === 'card' && (
            <span className={css.figure}>
              <ThumbsUp size={12} aria-hidden />
              <span className={visuallyHidden}>{t`赞`}</span> {compact(likes)}
            </span>
          )}
          {seconds > 0 && (
            <span className={css.length}>
              <span className={visuallyHidden}>{t`时长`}</span> {clock(seconds)}
            </span>
          )}
        </span>
        {percent > 0 && (
          <span className={css.seen}>
            <span className={visuallyHidden}>{t`看到 ${percent}%`}</span>
            <span className={css.seenPart} style={{ inlineSize: `${percent}%` }} aria-hidden="true" />
          </span>
        )}
      </span>
    </a>
  );
});
