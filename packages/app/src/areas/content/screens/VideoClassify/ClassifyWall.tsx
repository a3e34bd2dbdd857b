import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import { videoGetList, type Video } from '@pitchside/api/content/videos';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { goingOn, useOwnLanguage } from '../../language/ownLanguage.ts';
import { VideoWall } from '../../videos/VideoWall.tsx';
import { wallQuestion, type readClassify } from './classifyAddress.ts';

/** Videos of a category, one more page whenever the end comes near. */
export function ClassifyWall({ view }: { view: ReturnType<typeof readClassify> }) {
  const { t } = useLingui();
  const question = wallQuestion(view, useOwnLanguage());
  const { items, state, more } = useFeed<Video, CallData<typeof videoGetList>>(JSON.stringify(question), (before, signal, first) =>
    api.call(videoGetList, { ...goingOn(question, first), ...(before !== undefined && { before }) }, { signal, quiet: true }),
  );
  return (
    <InfiniteList
      count={items.length}
      state={state}
      onMore={more}
      error={t`视频没能送到`}
      empty={
        view.id === undefined && view.league === undefined ? (
          <EmptyState kind="list" title={t`还没有视频`} action={<ButtonLink href={memberPlaces.videos}>{t`发布视频`}</ButtonLink>}>
            {t`第一个发视频的人会站在这里。`}
          </EmptyState>
        ) : (
          <EmptyState
            kind="list"
            title={t`这个分类还没有视频`}
            action={<ButtonLink href={routes.videoList.path} tone="soft">{t`看看别的视频`}</ButtonLink>}
          >
            {t`发布视频时选上它，视频就会出现在这里。`}
          </EmptyState>
        )
      }
    >
      <VideoWall videos={items} waiting={state === 'loading' && items.length === 0 ? 12 : 0} eager={8} />
    </InfiniteList>
  );
}
