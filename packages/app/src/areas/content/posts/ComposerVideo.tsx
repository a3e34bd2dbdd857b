import { useLingui } from '@lingui/react/macro';
import { FormField } from '@pitchside/ui/FormField';
import { Uploader } from '@pitchside/ui/Uploader';
import type { useUploads } from '../../../platform/upload/useUploads.ts';
import { isCoded } from '../videos/isCoded.ts';
import { FrameChoice } from '../pages/MyVideos/FrameChoice.tsx';

type Files = ReturnType<typeof useUploads>;

/** The video of a post with its cover, which may be one of its frames. */
export function ComposerVideo({ video, cover }: { video: Files; cover: Files }) {
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
