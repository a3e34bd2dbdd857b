import { useLingui } from '@lingui/react/macro';
import { Pressable } from '@pitchside/ui/Pressable';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { useEffect } from 'react';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { Frames } from './MyVideos.layout.ts';
import { readFrames } from './frames.ts';

/** Frames of a chosen video, one of which may be its cover. */
export function FrameChoice({ url, onChoose }: { url: string; onChoose: (file: File) => void }) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const { value: frames } = useResource(url, (signal) => readFrames(url, signal));
  useEffect(() => () => frames?.forEach((frame) => URL.revokeObjectURL(frame.url)), [frames]);
  if (!frames || frames.length === 0) return null;
  return (
    <div>
      <Text as="p" size="s" tone="quiet">{t`或者从视频里选一帧作封面`}</Text>
      <Frames>
        {frames.map(({ at, url: picture, file }) => {
          const moment = clock(at);
          return (
            <li key={at}>
              <Pressable look="card" onClick={() => onChoose(file)}>
                <img src={picture} alt={t`${moment} 的画面`} />
              </Pressable>
            </li>
          );
        })}
      </Frames>
    </div>
  );
}
