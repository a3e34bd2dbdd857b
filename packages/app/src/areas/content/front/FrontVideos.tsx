import { useLingui } from '@lingui/react/macro';
import { videoGetList } from '@pitchside/api/content/videos';
import { routes } from '../../../routes.data.ts';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { inRow, VideoRow } from '../videos/VideoRow.tsx';

/** Most popular videos; nothing without any. */
export function FrontVideos() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const videos = useResource(`hot ${own.lang ?? ''}`, (signal) =>
    api.call(videoGetList, { sort: 'hot', limit: inRow, ...own }, { signal, quiet: true }),
  );
  return <VideoRow id="front-videos" title={t`热门视频`} more={{ href: routes.videoList.path, label: t`全部视频` }} videos={videos} />;
}
