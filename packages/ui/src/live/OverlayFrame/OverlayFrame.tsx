import { forwardRef, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { column, frame, layer, places } from './OverlayFrame.css.ts';

/** Places in the picture, row by row. */
export const overlayPlaces = ['top-left', 'top', 'top-right', 'left', 'center', 'right', 'bottom-left', 'bottom', 'bottom-right'] as const;
export type OverlayPlace = (typeof overlayPlaces)[number];

/** One thing over the picture. */
export interface OverlayItem {
  id: string;
  place: OverlayPlace;
  /** Size as a multiple of the component's own; default 1. */
  scale?: number;
  content: ReactNode;
}

export interface OverlayFrameProps extends RootProps {
  /** Things at their places; those of one place stand under each other. */
  items: readonly OverlayItem[];
  /** Layers that cover the picture, below the things: flying comments, effects. Default none. */
  layers?: ReactNode;
}

/**
 * Transparent frame over a broadcast's picture. Things keep within the area that every screen shows; nothing answers the pointer. It covers
 * its positioned parent.
 */
export const OverlayFrame = forwardRef<HTMLDivElement, OverlayFrameProps>(function OverlayFrame({ items, layers, ...root }, ref) {
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {layers && <div className={layer}>{layers}</div>}
      {overlayPlaces.map((place) => {
        const here = items.filter((item) => item.place === place);
        return (
          here.length > 0 && (
            <div key={place} className={`${column} ${places[place]}`}>
              {here.map(({ id, scale = 1, content }) => (
                <div key={id} style={{ zoom: scale }}>
                  {content}
                </div>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
});
