import { useLingui } from '@lingui/react/macro';
import type { Video } from '@pitchside/api/content/videos';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { CountButton } from '@pitchside/ui/CountButton';
import { Text } from '@pitchside/ui/Text';
import { useChatTime, useFormat, useNow } from '@pitchside/ui/format';
import { Flag, Share2 } from 'lucide-react';
import { openReport } from '../../../../platform/report/report.store.ts';
import { keepIt, like } from '../../acts/contentActs.ts';
import { useShare } from '../../acts/useShare.tsx';
import { MatchStrip } from '../../matches/MatchStrip.tsx';
import { Line, LineEnd, Words } from './VideoPlayer.layout.ts';

export interface VideoTextProps {
  video: Video;
  /** Whether everybody sees it: nobody likes, keeps or shares what only its author does. */
  isPublic: boolean;
  /** Number of danmaku on it. */
  lines: number;
  /** Called with counters changed by an action of the reader, as the site counts them. */
  onChange: (facts: Partial<Video>) => void;
}

/** Title, description and actions of a video, and the match that it is about. */
export function VideoText({ video, isPublic, lines, onChange }: VideoTextProps) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { long } = useChatTime();
  const now = useNow(60_000);
  const { id, title, about, tags, match, author, category } = video;
  const { share, dialog } = useShare((_, shares) => onChange({ shares }));
  const views = compact(video.views);
  const said = compact(lines);
  return (
    <Words>
      <Text as="h1" size="title">
        {title}
      </Text>
      <Line>
        <Text size="s" tone="quiet">{t`${views} 次播放`}</Text>
        <Text size="s" tone="quiet">{t`${said} 条弹幕`}</Text>
        <Text size="s" tone="quiet">
          <time dateTime={new Date(video.published_at).toISOString()}>{long(video.published_at, now)}</time>
        </Text>
        <LineEnd>
          {[category.name, ...tags].map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </LineEnd>
      </Line>
      <Line>
        <CountButton
          act="like"
          count={video.likes}
          pressed={video.is_liked}
          name={title}
          disabled={!isPublic}
          onPressedChange={(isLiked) => like('video', id, isLiked, onChange)}
        />
        <CountButton
          act="keep"
          count={video.favorites}
          pressed={video.is_favorite}
          name={title}
          disabled={!isPublic}
          onPressedChange={(isFavorite) => keepIt('video', id, isFavorite, onChange)}
        />
        <Button
          tone="plain"
          disabled={!isPublic}
          icon={<Share2 size={16} aria-hidden />}
          onClick={() => share({ kind: 'video', id, title, author: author.user_nickname })}
        >
          {t`分享`}
        </Button>
        {!video.is_own && (
          <LineEnd>
            <Button
              tone="plain"
              size="s"
              icon={<Flag size={16} aria-hidden />}
              onClick={() => openReport({ name: title, of: [{ kind: 'video', id }] })}
            >
              {t`举报`}
            </Button>
          </LineEnd>
        )}
      </Line>
      {match && (
        <Card padding="small" aria-label={t`视频里的比赛`}>
          <MatchStrip match={match} />
        </Card>
      )}
      {about !== '' && <Text as="p">{about}</Text>}
      {dialog}
    </Words>
  );
}
