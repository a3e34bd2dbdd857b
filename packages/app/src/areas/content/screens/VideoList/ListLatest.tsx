import { useLingui } from '@lingui/react/macro';
import { videoGetList } from '@pitchside/api/content/videos';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { useOwnLanguage } from '../../language/ownLanguage.ts';
import { classifyHref } from '../../videoLinks.ts';
import { VideoWall } from '../../videos/VideoWall.tsx';
import { Block } from './VideoList.layout.ts';

/** Videos shown at most. */
const most = 8;

/** Latest videos, with a link to all of them. */
export function ListLatest() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const { value, state, again } = useResource(`latest ${own.lang ?? ''}`, (signal) =>
    api.call(videoGetList, { limit: most, ...own }, { signal, quiet: true }),
  );
  return (
    <Block aria-labelledby="latest-videos">
      <SectionTitle headingId="latest-videos" more={{ href: classifyHref(undefined, { sort: 'new' }), label: t`更多` }}>
        {t`最新`}
      </SectionTitle>
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`视频没能送到`} onRetry={again} />
      ) : value?.list.length === 0 ? (
        <EmptyState title={t`还没有视频`} drawing={null}>{t`新发的视频会先出现在这里。`}</EmptyState>
      ) : (
        <VideoWall videos={value?.list ?? []} waiting={value ? 0 : most} />
      )}
    </Block>
  );
}
