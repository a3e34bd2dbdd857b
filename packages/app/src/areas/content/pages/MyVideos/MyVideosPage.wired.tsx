import { userVideos, type OwnVideo } from '@pitchside/api/videos';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { OwnVideos } from './OwnVideos.wired.tsx';
import { PostForm } from './PostForm.wired.tsx';

/** The member's page where videos are posted, and where they see how far each has come. */
export function MyVideosPage() {
  const [failed, setFailed] = useState<OwnVideo>();
  const feed = useFeed('own', (before, signal) =>
    api.call(userVideos, { limit: 12, ...(before !== undefined && { before }) }, { signal, quiet: true }),
  );
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
