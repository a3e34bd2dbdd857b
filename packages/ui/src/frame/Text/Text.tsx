import { forwardRef, type HTMLAttributes } from 'react';
import { cut as cutLook, figure as figureLook, size as sizes, strength, tone as tones } from './Text.css.ts';

/** Meanings of the colour: main text, secondary text, a hint; the brand's, in order, live or lost. On a dark ground they are chalk. */
export const textTones = ['ink', 'soft', 'quiet', 'brand', 'good', 'live'] as const;

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Element that it renders; default `span`. */
  as?: 'span' | 'p' | 'strong' | 'b' | 'small' | 'time' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'div';
  /** For a `time`: the instant as a machine reads it, in ISO 8601. */
  dateTime?: string;
  /** 12, 13, 14, 16, 18, 22 or 28 px; default inherited. */
  size?: Exclude<keyof typeof sizes, 'stage'>;
  /** Default inherited. */
  tone?: (typeof textTones)[number];
  /** Default inherited, or that of a heading. */
  weight?: keyof typeof strength;
  /** Set in the numeral face; default false. */
  figure?: boolean;
  /** Maximum number of lines, after which it ends in an ellipsis; by default it wraps. */
  cut?: keyof typeof cutLook;
}

/** Text outside of any other component: a name, a hint, a figure. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as = 'span', size, tone, weight, figure = false, cut, ...rest },
  ref,
) {
  const Element = as as 'span';
  const looks = [size && sizes[size], tone && tones[tone], weight && strength[weight], figure && figureLook, cut && cutLook[cut]];
  return <Element ref={ref} className={looks.filter(Boolean).join(' ') || undefined} {...rest} />;
});
