import { useLingui } from '@lingui/react/macro';
import type { PlayerChapter } from '@pitchside/ui/PlayerFrame';
import { Pressable } from '@pitchside/ui/Pressable';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { Chapter, Chapters, Words } from './VideoPlayer.layout.ts';

/** Points of a video that are worth jumping to. */
export function VideoChapters({ chapters, onJump }: { chapters: readonly PlayerChapter[]; onJump: (at: number) => void }) {
  const { t } = useLingui();
  const { clock } = useFormat();
  return (
    <Words>
      <SectionTitle headingId="chapters" hint={t`点一下跳到那一刻`}>
        {t`进度章节`}
      </SectionTitle>
      <Chapters aria-labelledby="chapters">
        {chapters.map(({ at, title }) => (
          <li key={at}>
            <Pressable look="card" onClick={() => onJump(at)}>
              <Chapter>
                <Text figure tone="quiet">
                  {clock(at)}
                </Text>
                <Text>{title}</Text>
              </Chapter>
            </Pressable>
          </li>
        ))}
      </Chapters>
    </Words>
  );
}
