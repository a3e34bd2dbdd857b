import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { useFormat } from '../../format/index.ts';
import { ImageGrid } from '../../lists/ImageGrid/index.ts';
import type { Picture } from '../../lists/Lightbox/index.ts';
import * as css from './SentContent.css.ts';

export interface SentContentProps {
  /** Kind of content: 帖子, 视频, 文章, 评论. */
  kind: string;
  /** Time of sending, ms UTC. */
  sentAt: number;
  /** Its own title; empty if it has none. */
  title?: string;
  /** The text; line breaks are kept. */
  text: string;
  pictures?: readonly Picture[];
  /** Its film, a `ClipPlayer`. */
  clip?: ReactNode;
  /** Subject of a comment with its link, or the link to the object itself. */
  about?: { label: string; href: string };
  /** Blocked words found in it. */
  found?: readonly string[];
  /** Number of members who reported it; default 0. */
  reports?: number;
  /** Reasons of the reports. */
  reasons?: readonly string[];
}

/** Content sent by a member, for its reviewer: all of it, with the findings. */
export function SentContent({
  kind,
  sentAt,
  title,
  text,
  pictures = [],
  clip,
  about,
  found = [],
  reports = 0,
  reasons = [],
}: SentContentProps) {
  const { t } = useLingui();
  const format = useFormat();
  const time = `${format.date(sentAt)} ${format.time(sentAt)}`;
  const total = format.integer(reports);
  return (
    <article className={css.frame} aria-label={title || kind}>
      <p className={css.head}>
        <Chip tone="turf">{kind}</Chip>
        <time dateTime={new Date(sentAt).toISOString()}>{time}</time>
        {about && (
          <a className={css.link} href={about.href} target="_blank" rel="noreferrer">
            {about.label}
          </a>
        )}
      </p>
      {(found.length > 0 || reports > 0) && (
        <div className={css.marks}>
          {reports > 0 && (
            <Chip tone="live" size="m">
              {t`${total} 人举报`}
            </Chip>
          )}
          {reasons.map((reason) => (
            <Chip key={reason} size="m">
              {reason}
            </Chip>
          ))}
          {found.map((word) => (
            <Chip key={word} tone="warning" size="m" icon={<TriangleAlert size={12} aria-hidden />}>
              {t`词表：${word}`}
            </Chip>
          ))}
        </div>
      )}
      {title && <h3 className={css.title}>{title}</h3>}
      {text && (
        // A scrolling area must be reachable by keyboard.
        <div className={css.words} role="group" aria-label={t`正文`} tabIndex={0}>
          {text}
        </div>
      )}
      {clip}
      {pictures.length > 0 && <ImageGrid pictures={pictures} />}
    </article>
  );
}
