import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { image, stage } from './Lightbox.css.ts';
import type { Picture } from './picture.ts';
import type { ZoomStep } from './zoom.ts';

/** Pixels of a swipe that turn the page, and below which a press is a press. */
const travel = { turn: 60, press: 6 };

interface LightboxStageProps {
  picture: Picture;
  zoom: ZoomStep;
  onZoomChange: (zoom: ZoomStep) => void;
  /** Swiped to the neighbour before (-1) or after (1). */
  onTurn: (by: 1 | -1) => void;
  /** Pressed beside the picture. */
  onClose: () => void;
}

/** One picture: a press zooms, a drag moves a zoomed picture and swipes an unzoomed one. */
export function LightboxStage({ picture, zoom, onZoomChange, onTurn, onClose }: LightboxStageProps) {
  const { t } = useLingui();
  const [broken, setBroken] = useState(false);
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  const drag = useRef<{ x: number; y: number; from: { x: number; y: number } }>(undefined);

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: moved };
  };

  const handleMove = (event: PointerEvent) => {
    if (!drag.current || zoom === 1) return;
    const { x, y, from } = drag.current;
    setMoved({ x: from.x + event.clientX - x, y: from.y + event.clientY - y });
  };

  const handleUp = (event: PointerEvent) => {
    const start = drag.current;
    drag.current = undefined;
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.hypot(x, y) < travel.press) return handlePress(event);
    if (zoom === 1 && Math.abs(x) > travel.turn) onTurn(x < 0 ? 1 : -1);
  };

  // The pointer is captured by the stage, so the element under it is looked up by its position.
  const handlePress = ({ clientX, clientY }: PointerEvent) => {
    if (!(document.elementFromPoint(clientX, clientY) instanceof HTMLImageElement)) return onClose();
    setMoved({ x: 0, y: 0 });
    onZoomChange(zoom === 1 ? 2 : 1);
  };

  const place = zoom === 1 ? { x: 0, y: 0 } : moved;
  const look = { '--zoom': zoom, '--x': `${place.x}px`, '--y': `${place.y}px` } as CSSProperties;
  return (
    <div
      className={stage}
      data-zoomed={zoom > 1}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => (drag.current = undefined)}
    >
      {broken ? (
        <ErrorState title={t`图片没能载入`} />
      ) : (
        <img
          className={image}
          style={look}
          src={picture.src}
          alt={picture.alt}
          width={picture.width ?? 1200}
          height={picture.height ?? 900}
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
