import { useLingui } from '@lingui/react/macro';
import { forwardRef, type Ref } from 'react';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { grounds, preview, source, stage } from './OverlayPreview.css.ts';

/** Grounds under a preview: squares that show what is transparent, and a picture of a match. */
export const overlayGrounds = ['checks', 'pitch'] as const;
export type OverlayGround = (typeof overlayGrounds)[number];

export interface OverlayPreviewProps extends RootProps {
  /** Address of the overlay, shown as a page of 1920 by 1080 px. */
  src: string;
  ground?: OverlayGround;
  /** Default `checks`. */
  defaultGround?: OverlayGround;
  onGroundChange?: (ground: OverlayGround) => void;
  /** The frame, for messages to the page in it. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** The page in it has loaded. */
  onLoad?: () => void;
}

/** An overlay as a broadcasting program shows it, made smaller, over a ground to choose. */
export const OverlayPreview = forwardRef<HTMLDivElement, OverlayPreviewProps>(function OverlayPreview(
  { src, ground, defaultGround = 'checks', onGroundChange, frameRef, onLoad, ...root },
  ref,
) {
  const { t } = useLingui();
  const [chosen, choose] = useControllableState(ground, defaultGround, onGroundChange);
  return (
    <div className={preview} ref={ref} {...rootOf(root)}>
      <div className={`${stage} ${grounds[chosen]}`}>
        <iframe ref={frameRef} className={source} src={src} title={t`叠加层预览`} tabIndex={-1} onLoad={onLoad} />
      </div>
      <SegmentedControl
        label={t`预览背景`}
        segments={[
          { value: 'checks', label: t`透明格` },
          { value: 'pitch', label: t`比赛画面` },
        ]}
        value={chosen}
        onValueChange={choose}
      />
    </div>
  );
});
