import { useLingui } from '@lingui/react/macro';
import { videoGetList } from '@pitchside/api/content/videos';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VideoWall } from '../../videos/VideoWall.tsx';
import { Block } from './VideoList.layout.ts';

/** Videos shown at most. */
const most = 4;

/** Latest videos of followed members. */
export function ListFollowed() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(user?.id ?? null, (signal) =>
    api.call(videoGetList, { followed: true, limit: most }, { signal, quiet: true }),
  );
  return (
    <Block aria-labelledby="followed-videos">
      <SectionTitle headingId="followed-videos">{t`关注更新`}</SectionTitle>
      {!user ? (
        <EmptyState
          title={t`登录后看关注的人发了什么`}
          drawing={null}
          action={<Button size="s" tone="soft" onClick={openLogin}>{t`登录`}</Button>}
        />
      ) : !value && state === 'failed' ? (
        <ErrorState layout="row" title={t`关注更新没能送到`} onRetry={again} />
      ) : value?.list.length === 0 ? (
        <EmptyState title={t`关注的人还没有发过视频`} drawing={null}>{t`在喜欢的视频下面点关注，新视频会出现在这里。`}</EmptyState>
      ) : (
        <VideoWall videos={value?.list ?? []} waiting={value ? 0 : most} />
      )}
    </Block>
  );
}
