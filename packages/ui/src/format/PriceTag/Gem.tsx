import { gem } from './PriceTag.css.ts';

export interface GemProps {
  /** Width and height in px; default 14. */
  size?: number;
}

/** The diamond, the site's currency. It stands before an amount and is hidden from screen readers. */
export function Gem({ size = 14 }: GemProps) {
  return (
    <svg className={gem} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 .800 15.200 8 8 15.200.800 8z" fill="currentColor" />
      <path d="M15.200 8 8 15.200.800 8H4l4 4 4-4z" fill="black" fillOpacity="0.16" />
      <path d="M8 .800 15.200 8H12L8 4z" fill="white" fillOpacity="0.28" />
    </svg>
  );
}
