import { forwardRef, type CSSProperties } from 'react';
import { frame, picture } from './ClipPlayer.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface ClipPlayerProps extends RootProps {
  /** Address of the file, which answers ranges. */
  src: string;
  /** Address of the picture shown before it plays; nothing of the film is loaded until then. */
  cover: string;
  /** Size of the film in px: its place is kept. */
  width: number;
  height: number;
  /** Description of the clip for screen readers. */
  name: string;
}

/** A short film inside a post: nothing is loaded before play is pressed. A tall film is no higher than a wide one is wide. */
export const ClipPlayer = forwardRef<HTMLDivElement, ClipPlayerProps>(function ClipPlayer(
  { src, cover, width, height, name, ...root },
  ref,
) {
  return (
    <div className={frame} style={{ '--ratio': String(width / height) } as CSSProperties} ref={ref} {...rootOf(root)}>
      <video
        className={picture}
        src={src}
        poster={cover || undefined}
        controls
        playsInline
        preload="none"
        width={width}
        height={height}
        aria-label={name}
      />
    </div>
  );
});
