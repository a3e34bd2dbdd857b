import { userVideos, type OwnVideo } from '@pitchside/api/content/videos';
import { useEffect, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { OwnVideos } from './OwnVideos.tsx';
import { PostForm } from './PostForm.tsx';

/** Refresh interval of the list while a video is being uploaded or processed, ms. */
const every = 3_000;
/** Videos that one page of the list has. */
const limit = 12;

/** The member's page where videos are posted, and where they see how far each has come. */
export function MyVideosPage() {
  const [failed, setFailed] = useState<OwnVideo>();
  const feed = useFeed('own', (before, signal) =>
    api.call(userVideos, { limit, ...(before !== undefined && { before }) }, { signal, quiet: true }),
  );
  const isComing = feed.items.some(({ processing }) => processing !== null);
  const latest = useResource(isComing ? 'coming' : null, (signal) => api.call(userVideos, { limit }, { signal, quiet: true }), { every });
  const { change } = feed;
  useEffect(() => {
    const known = latest.value?.list ?? [];
    change((items) => items.map((item) => known.find(({ id }) => id === item.id) ?? item));
  }, [latest.value, change]);
  return (
    <>
      <PostForm
        key={failed?.id ?? 'new'}
        failed={failed}
        onLeave={() => setFailed(undefined)}
        onPosted={() => {
          setFailed(undefined);
          feed.again();
        }}
      />
      <OwnVideos
        feed={feed}
        onAgain={(video) => {
          setFailed(video);
          scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
