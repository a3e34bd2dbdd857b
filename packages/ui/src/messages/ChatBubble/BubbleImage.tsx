import { useLingui } from '@lingui/react/macro';
import { ImageOff, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { broken, image, imageButton, pixels, size, veil } from './BubbleBody.css.ts';
import { PicturePlaceholder } from '../../pictures/PicturePlaceholder/index.ts';
import { useHeldPicture } from '../../theme/UiProvider/index.ts';
import type { ChatMessage, ImageBody } from './message.ts';
import { TransferBar } from './TransferBar.tsx';

const widest = 272;
const tallest = 320;
const smallest = 48;

/**
 * Computes the display size of a picture in a bubble in px: half its size (spec, "Message display model"), at most 272 x 320;
 * a larger one is cropped around the middle.
 */
function halved({ width, height }: { width: number; height: number }): { width: number; height: number } {
  // A feed without sizes sends zeros: a 16:9 box is used then.
  if (!(width > 0 && height > 0)) return { width: widest, height: 153 };
  const scale = Math.min(0.5, widest / width);
  return {
    width: Math.max(smallest, Math.round(width * scale)),
    height: Math.min(tallest, Math.max(smallest, Math.round(height * scale))),
  };
}

export interface BubbleImageProps {
  body: ImageBody;
  side: ChatMessage['side'];
  /** Shows the picture in full. */
  onOpen?: () => void;
}

/** A picture at half its size; its place is there before it is. */
export function BubbleImage({ body, side, onOpen }: BubbleImageProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string>();
  const { held, asked, show } = useHeldPicture(body.url);
  const box = halved(body);
  const { width, height } = body;
  const shown = (
    <>
      <img
        className={pixels}
        src={body.url}
        width={box.width}
        height={box.height}
        alt={t`图片，${width} × ${height}`}
        decoding="async"
        draggable={false}
        onError={() => setFailed(body.url)}
      />
      {failed === body.url ? (
        <span className={broken}>
          <ImageOff size={20} aria-hidden />
          {t`图片打不开`}
        </span>
      ) : (
        onOpen &&
        box.width >= 120 && (
          <span className={size} aria-hidden="true">
            <Maximize2 size={12} />
            {width}×{height}
          </span>
        )
      )}
      {body.progress !== undefined && (
        <span className={veil}>
          <TransferBar done={body.progress} label={t`图片发送进度`} />
        </span>
      )}
    </>
  );
  const place = { width: box.width, aspectRatio: `${box.width} / ${box.height}` };
  if (held)
    return (
      <div className={image[side]} style={place}>
        <PicturePlaceholder alt={t`图片，${width} × ${height}`} onShow={show} />
      </div>
    );
  return onOpen ? (
    <button type="button" className={`${image[side]} ${imageButton}`} style={place} autoFocus={asked} onClick={onOpen}>
      {shown}
    </button>
  ) : (
    <div className={image[side]} style={place}>
      {shown}
    </div>
  );
}
