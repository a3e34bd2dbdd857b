import { forwardRef, type CSSProperties } from 'react';
import { bone, lines as stack, shapes } from './Skeleton.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A CSS length or a number of pixels. */
type Length = number | string;

export interface SkeletonProps extends RootProps {
  /** `text` is a line of type, `block` a picture or a card, `circle` an avatar, `slant` a score box; default `text`. */
  shape?: keyof typeof shapes;
  /** Width of the content to come; a circle takes it as its diameter. Default the full width. */
  width?: Length;
  /** Height of the content to come; default one line of 14 px type. */
  height?: Length;
  /** For text: how many lines, the last one shorter; default 1. */
  lines?: number;
}

const css = (length: Length) => (typeof length === 'number' ? `${length}px` : length);

/** Reserves the place of loading content, in its final size. It appears after 150 ms, so that quick answers do not flicker. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width = '100%', height = shape === 'circle' ? width : 14, lines = 1, ...root },
  ref,
) {
  const size = { '--bone-width': css(width), '--bone-height': css(height) } as CSSProperties;
  return (
    <span className={stack} aria-hidden="true" style={size} ref={ref} {...rootOf(root)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={`${bone} ${shapes[shape]}`} />
      ))}
    </span>
  );
});
