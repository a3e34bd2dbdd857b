import { useLingui } from '@lingui/react/macro';
import { Play, RotateCcw } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { StoryCover } from '../../pictures/Cover/index.ts';
import type { VideoCardItem } from '../VideoCard/index.ts';
import * as css from './VideoNext.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface VideoNextProps extends RootProps {
  video: Pick<VideoCardItem, 'title' | 'cover' | 'author'>;
  /** Seconds until autoplay; null when it waits for a press. */
  seconds: number | null;
  onPlay: () => void;
  /** Called when the viewer stays: autoplay is cancelled. */
  onStay: () => void;
  /** Sees the one again that is over. */
  onAgain: () => void;
}

/** The next video, over the picture of one that has ended. */
export const VideoNext = forwardRef<HTMLDivElement, VideoNextProps>(function VideoNext(
  { video: { title, cover, author }, seconds, onPlay, onStay, onAgain, ...root },
  ref,
) {
  const { t } = useLingui();
  return (
    <div className={css.frame} role="group" aria-label={t`接着看`} ref={ref} {...rootOf(root)}>
      <p className={css.lead}>{seconds === null ? t`接着看` : t`${seconds} 秒后播放下一个`}</p>
      <div className={css.next}>
        <span className={css.picture}>
          <StoryCover {...cover} loading="eager" />
        </span>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.author}>{author}</span>
        </span>
      </div>
      <div className={css.acts}>
        <Button size="s" icon={<Play size={16} aria-hidden />} onClick={onPlay}>{t`现在播放`}</Button>
        {seconds !== null && <Button size="s" tone="outline" onClick={onStay}>{t`先不播`}</Button>}
        <Button size="s" tone="outline" icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain}>{t`从头再看`}</Button>
      </div>
    </div>
  );
});
