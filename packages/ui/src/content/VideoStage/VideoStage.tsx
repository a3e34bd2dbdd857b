import { useLingui } from '@lingui/react/macro';
import { MessageSquare, Play } from 'lucide-react';
import { StoryCover } from '../../pictures/Cover/index.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import type { VideoCardItem } from '../VideoCard/index.ts';
import * as css from './VideoStage.css.ts';
import { forwardRef, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A video as the stage takes it. */
export interface VideoStageItem extends VideoCardItem {
  /** Number of comments. */
  comments: number;
}

export interface VideoStageProps extends RootProps {
  /** The first fills the stage, four more stand beside it; the rest is not shown. */
  videos: readonly VideoStageItem[];
  /** Names the stage for screen readers. */
  label: string;
}

/** Videos beside the first one. */
const beside = 4;

/** Opening block of a page of videos: a large one, with others beside it. */
export const VideoStage = forwardRef<HTMLElement, VideoStageProps>(function VideoStage({ videos, label, ...root }, ref) {
  const { t } = useLingui();
  const { clock, compact } = useFormat();
  const [lead, ...others] = videos;
  if (!lead) return null;
  return (
    <section className={css.stage} aria-label={label} ref={ref} {...rootOf(root)}>
      <a className={css.lead} href={lead.href}>
        <StoryCover {...lead.cover} loading="eager" fill />
        <span className={css.leadFoot}>
          <span className={css.enter} aria-hidden="true">
            <Play size={24} fill="currentColor" />
          </span>
          <span className={css.words}>
            <span className={css.leadTitle} title={lead.title}>
              {lead.title}
            </span>
            <span className={css.facts}>
              <span className={css.author}>{lead.author}</span>
              <span className={css.figure}>
                <Play size={13} aria-hidden />
                <span className={visuallyHidden}>{t`播放次数`}</span> {compact(lead.views)}
              </span>
              <span className={css.figure}>
                <MessageSquare size={13} aria-hidden />
                <span className={visuallyHidden}>{t`评论`}</span> {compact(lead.comments)}
              </span>
              <span>
                <span className={visuallyHidden}>{t`时长`}</span> {clock(lead.seconds)}
              </span>
            </span>
          </span>
        </span>
      </a>
      <ul className={css.tiles}>
        {others.slice(0, beside).map((video) => (
          <li key={video.id} className={css.place}>
            <a className={css.tile} href={video.href}>
              <StoryCover {...video.cover} loading="eager" fill />
              <span className={css.tileFoot}>
                <span className={css.tileTitle} title={video.title}>
                  {video.title}
                </span>
              </span>
              <span className={css.length}>
                <span className={visuallyHidden}>{t`时长`}</span> {clock(video.seconds)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Skeleton of the stage, in the same geometry. */
export const VideoStageSkeleton = () => (
  <div className={css.stage} aria-hidden="true">
    <span className={css.leadPlace} />
    <ul className={css.tiles}>
      {Array.from({ length: beside }, (_, index) => (
        <li key={index} className={css.tilePlace} />
      ))}
    </ul>
  </div>
);

/** The stage without a video, in the same geometry, with a message instead, usually an `EmptyState`. */
export const VideoStageVacant = ({ children }: { children: ReactNode }) => (
  <div className={css.stage}>
    <span className={css.leadUnseen} />
    <div className={css.vacant} data-ground="dark">
      <ThemeScope theme="night">{children}</ThemeScope>
    </div>
  </div>
);
