import { useLingui } from '@lingui/react/macro';
import { videoGetList } from '@pitchside/api/content/videos';
import { routes } from '../../../routes.data.ts';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { inRow, VideoRow } from '../videos/VideoRow.tsx';

/** Refresh interval, ms: videos of a match are added while one reads about it. */
const every = 60_000;

/** Videos of one match. */
export function MatchVideos({ matchId }: { matchId: string }) {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const videos = useResource(
    `${matchId} ${own.lang ?? ''}`,
    (signal) => api.call(videoGetList, { match_id: matchId, limit: inRow, ...own }, { signal, quiet: true }),
    { every },
  );
  return (
    <VideoRow
      id="match-videos"
      title={t`本场视频`}
      more={{ href: routes.videoList.path, label: t`全部视频` }}
      videos={videos}
      empty={{ title: t`还没有这场比赛的视频`, words: t`进球和集锦发布后会出现在这里。` }}
    />
  );
}
