import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { SavedContent } from './SavedContent.tsx';
import { SavedMatches } from './SavedMatches.tsx';

const sides = ['reserved', 'matches', 'video', 'article'] as const;
type Side = (typeof sides)[number];

/** /member?type=6: the member's reserved and collected matches, saved videos and articles. */
export function SavedPage() {
  const { t } = useLingui();
  const [side, setSide] = useState<Side>('reserved');
  const names: Record<Side, string> = {
    reserved: t`预约`,
    matches: t`收藏的比赛`,
    video: t`收藏的视频`,
    article: t`收藏的文章`,
  };
  return (
    <Card stacked padding="titled" aria-label={t`预约与收藏`}>
      <SectionTitle
        tabs={
          <SegmentedControl
            look="line"
            label={t`预约与收藏`}
            value={side}
            onValueChange={setSide}
            segments={sides.map((value) => ({ value, label: names[value] }))}
          />
        }
      >
        {t`预约与收藏`}
      </SectionTitle>
      {side === 'reserved' || side === 'matches' ? <SavedMatches key={side} side={side} /> : <SavedContent key={side} kind={side} />}
    </Card>
  );
}
