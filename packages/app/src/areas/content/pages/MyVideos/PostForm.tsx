import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { contentLimits } from '@pitchside/api/content/content';
import { insertVideo, videoClassification, type OwnVideo } from '@pitchside/api/content/videos';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { Textarea } from '@pitchside/ui/Textarea';
import { Uploader } from '@pitchside/ui/Uploader';
import { useRef, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useUploads } from '../../../../platform/upload/useUploads.ts';
import { isCoded } from '../../videos/isCoded.ts';
import { FrameChoice } from './FrameChoice.tsx';
import { Acts, Fields } from './MyVideos.layout.ts';

export interface PostFormProps {
  /** One of their own that failed review and is sent again; undefined for a new one. */
  failed: OwnVideo | undefined;
  onPosted: () => void;
  /** The reader does not send it again after all. */
  onLeave: () => void;
}

/** A video with its title, category and cover, to be posted. */
export function PostForm({ failed, onPosted, onLeave }: PostFormProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState(failed?.title ?? '');
  const [about, setAbout] = useState(failed?.about ?? '');
  const [category, setCategory] = useState<string | null>(failed?.category.id ?? null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const video = useUploads('video', 1);
  const cover = useUploads('cover', 1);
  const { value } = useResource('categories', (signal) => api.call(videoClassification, {}, { signal, quiet: true }));
  const [source] = video.sources;

  async function send() {
    setBusy(true);
    try {
      const [videoKey] = video.keys;
      const [coverKey] = cover.keys;
      await api.call(
        insertVideo,
        {
          title: title.trim(),
          about: about.trim(),
          ...(failed && { id: failed.id }),
          ...(category !== null && { category_id: category }),
          ...(coverKey !== undefined && { cover: coverKey }),
          ...(videoKey !== undefined && { video: videoKey }),
        },
        { idempotencyKey: key.current },
      );
      key.current = crypto.randomUUID();
      say('success', t`视频已提交`);
      setTitle('');
      setAbout('');
      setCategory(null);
      video.clear();
      cover.clear();
      onPosted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A retry after a refusal is a new video; after a lost answer it is the same one. The call has notified the person.
      if (error.failure === 'answer') key.current = crypto.randomUUID();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card stacked padding="titled" title={failed ? t`重新提交视频` : t`发布视频`}>
      <Fields>
        <Input label={t`标题`} required value={title} onValueChange={setTitle} maxLength={contentLimits.title} counter />
        <FormField label={t`分类`} required>
          <Select
            options={(value?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={category}
            onValueChange={setCategory}
          />
        </FormField>
        <FormField label={t`视频`} required hint={isCoded(video) ? t`其他格式会先转码，可以先发布` : t`H.264 画面和 AAC 声音`}>
          <Uploader {...video.uploader} look="rows" />
        </FormField>
        <FormField label={t`封面`} required>
          <Uploader {...cover.uploader} />
        </FormField>
        {source !== undefined && cover.uploader.items.length === 0 && (
          <FrameChoice url={source} onChoose={(file) => cover.uploader.onAdd([file])} />
        )}
        <FormField label={t`简介`} optional>
          <Textarea rows={3} value={about} onValueChange={setAbout} maxLength={contentLimits.about} />
        </FormField>
        <Acts>
          <Button loading={busy} disabled={video.pending || cover.pending} onClick={() => void send()}>
            {t`发布`}
          </Button>
          {failed && <Button tone="outline" onClick={onLeave}>{t`先不提交`}</Button>}
        </Acts>
      </Fields>
    </Card>
  );
}
