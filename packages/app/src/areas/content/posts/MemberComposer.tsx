import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { insertPost, type Circle } from '@pitchside/api/content/community';
import { contentLimits } from '@pitchside/api/content/content';
import { PostComposer } from '@pitchside/ui/PostComposer';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Uploader } from '@pitchside/ui/Uploader';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useRequestKey } from '../../../platform/sending/useRequestKey.ts';
import { say } from '../../../platform/toasts/say.ts';
import { useUploads } from '../../../platform/upload/useUploads.ts';
import { useSyncSnapshot } from '../../../platform/typing/useSyncSnapshot.ts';
import { circles } from '../circles/circles.store.ts';
import { drafts, setDraft } from '../drafts.store.ts';
import { MatchChoice } from '../matchChoice.lazy.ts';
import { published } from './published.ts';
import { FormField } from '@pitchside/ui/FormField';
import { isCoded } from '../videos/isCoded.ts';
import { FrameChoice } from '../pages/MyVideos/FrameChoice.tsx';
import { Later } from '../../../platform/drawn/Later.tsx';

type Files = ReturnType<typeof useUploads>;

/** The video of a post with its cover, which may be one of its frames. */
function ComposerVideo({ video, cover }: { video: Files; cover: Files }) {
  const { t } = useLingui();
  const [source] = video.sources;
  return (
    <>
      <FormField
        label={t({ id: 'videos.all', message: '视频' })}
        required
        hint={isCoded(video) ? t`其他格式会先转码，可以先发布` : t`H.264 画面和 AAC 声音`}
      >
        <Uploader {...video.uploader} look="rows" />
      </FormField>
      <FormField label={t`封面`} required>
        <Uploader {...cover.uploader} />
      </FormField>
      {source !== undefined && cover.uploader.items.length === 0 && (
        <FrameChoice url={source} onChoose={(file) => cover.uploader.onAdd([file])} />
      )}
    </>
  );
}

/** Name of the draft. */
const about = 'post';

/** Composer of a post for members, for the current circle or another one. */
export default function MemberComposer({ avatar, here }: { avatar: string; here?: string }) {
  const { t } = useLingui();
  const { list } = useSnapshot(circles);
  const { of: written } = useSyncSnapshot(drafts);
  const { uploader, keys, pending, clear } = useUploads('post', contentLimits.pictures);
  const video = useUploads('video', 1);
  const cover = useUploads('cover', 1);
  const [isVideo, setVideo] = useState(false);
  const [matchId, setMatchId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string>();
  const keyed = useRequestKey();
  const known = list as readonly Circle[];
  const circleId = chosen ?? here ?? null;

  async function publish(): Promise<boolean> {
    const [videoKey, coverKey] = [video.keys[0], cover.keys[0]];
    const input = {
      content: written[about] ?? '',
      ...(circleId !== null && { circle_id: circleId }),
      ...(matchId !== null && { match_id: matchId }),
      ...(isVideo
        ? { is_video: true, ...(videoKey !== undefined && { video: videoKey }), ...(coverKey !== undefined && { cover: coverKey }) }
        : { pictures: keys }),
    };
    try {
      const { post } = await keyed((idempotencyKey) => api.call(insertPost, input, { idempotencyKey }));
      clear();
      video.clear();
      cover.clear();
      setVideo(false);
      setMatchId(null);
      published.announce(post);
      say(
        'success',
        post.state === 'shown' ? t`已发布` : post.state === 'processing' ? t`已提交，视频转码后公开` : t`已提交，审核通过后大家就能看到`,
      );
      return true;
    } catch (error) {
      // The call has notified the person; the text stays.
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }

  return (
    <PostComposer
      circles={known.map(({ id, name }) => ({ id, name }))}
      circle={known.some(({ id }) => id === circleId) ? circleId : null}
      onCircleChange={setChosen}
      value={written[about] ?? ''}
      onValueChange={(text) => setDraft(about, text)}
      pictures={<Uploader {...uploader} />}
      pictureCount={uploader.items.length}
      video={<ComposerVideo video={video} cover={cover} />}
      isVideo={isVideo}
      onVideoChange={setVideo}
      videoParts={{ video: video.uploader.items.length > 0, cover: cover.uploader.items.length > 0 }}
      match={
        <Later fallback={<Skeleton shape="block" height={36} />}>
          <MatchChoice labelHidden matchId={matchId} onMatchChange={setMatchId} />
        </Later>
      }
      hasMatch={matchId !== null}
      pending={pending || (isVideo && (video.pending || cover.pending))}
      onPublish={publish}
      avatarSeed={avatar}
    />
  );
}
