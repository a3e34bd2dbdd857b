import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { forwardRef, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { layer } from '../../theme/recipes/dialog.css.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { themes } from '../../theme/index.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { LightboxStage } from './LightboxStage.tsx';
import { backdrop, bar, caption, counter, pages, popup, sideButton, tools } from './Lightbox.css.ts';
import type { Picture } from './picture.ts';
import { actOf, zoomSteps, zoomTo, type ZoomStep } from './zoom.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface LightboxProps extends RootProps {
  pictures: readonly Picture[];
  /** The picture that is shown, from 0; null while it is closed. */
  index: number | null;
  onIndexChange: (index: number) => void;
  /** Escape, the cross or a press beside the picture. */
  onClose: () => void;
}

/** Pictures in full over the page: arrow keys and swipes turn, + and - zoom, a press zooms in and out. */
export const Lightbox = forwardRef<HTMLDivElement, LightboxProps>(function Lightbox(
  { pictures, index, onIndexChange, onClose, ...root },
  ref,
) {
  const { t } = useLingui();
  const theme = usePortalTheme();
  // The pictures themselves take the focus first, so that no button's hint has to be closed by Escape before them.
  const ground = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={index !== null} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal className={layer}>
        <div {...theme}>
          <Dialog.Backdrop className={backdrop} />
          <Dialog.Popup
            className={`${themes.night} ${popup}`}
            data-theme="night"
            aria-label={t`图片`}
            initialFocus={ground}
            ref={ref}
            {...rootOf(root)}
          >
            {index !== null && <Pages ground={ground} pictures={pictures} index={index} onIndexChange={onIndexChange} onClose={onClose} />}
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

interface PagesProps extends Pick<LightboxProps, 'pictures' | 'onIndexChange' | 'onClose'> {
  index: number;
  ground: RefObject<HTMLDivElement | null>;
}

function Pages({ ground, pictures, index, onIndexChange, onClose }: PagesProps) {
  const { t } = useLingui();
  const [zoom, setZoom] = useState<ZoomStep>(1);
  const count = pictures.length;
  const number = index + 1;
  const picture = pictures[index];

  const turn = (to: number) => {
    if (to < 0 || to >= count || to === index) return;
    setZoom(1);
    onIndexChange(to);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event.key, { index, count, zoom });
    if (!act) return;
    event.preventDefault();
    if (act.zoom !== undefined) setZoom(act.zoom);
    if (act.index !== undefined) turn(act.index);
  };

  if (!picture) return null;
  return (
    <div ref={ground} className={pages} tabIndex={-1} onKeyDown={handleKeyDown}>
      <LightboxStage
        key={picture.src}
        picture={picture}
        zoom={zoom}
        onZoomChange={setZoom}
        onTurn={(by) => turn(index + by)}
        onClose={onClose}
      />
      <div className={bar}>
        <p className={counter} role="status">
          {t`第 ${number} 张，共 ${count} 张`}
        </p>
        <p className={caption}>{picture.alt}</p>
        <div className={tools}>
          <IconButton
            label={t`缩小`}
            shortcut="-"
            icon={<ZoomOut size={20} aria-hidden />}
            hintSide="bottom"
            disabled={zoom === 1}
            onClick={() => setZoom(zoomTo(zoom, -1))}
          />
          <IconButton
            label={t`放大`}
            shortcut="+"
            icon={<ZoomIn size={20} aria-hidden />}
            hintSide="bottom"
            disabled={zoom === zoomSteps.at(-1)}
            onClick={() => setZoom(zoomTo(zoom, 1))}
          />
          <Dialog.Close render={<IconButton label={t`关闭`} icon={<X size={20} aria-hidden />} hintSide="bottom" />} />
        </div>
      </div>
      {count > 1 && (
        <>
          <span className={sideButton.back}>
            <IconButton
              label={t`上一张`}
              icon={<ChevronLeft size={20} aria-hidden />}
              size="l"
              hintSide="right"
              disabled={index === 0}
              onClick={() => turn(index - 1)}
            />
          </span>
          <span className={sideButton.forth}>
            <IconButton
              label={t`下一张`}
              icon={<ChevronRight size={20} aria-hidden />}
              size="l"
              hintSide="left"
              disabled={number === count}
              onClick={() => turn(index + 1)}
            />
          </span>
        </>
      )}
    </div>
  );
}
