/** A picture that can be opened in full. */
export interface Picture {
  src: string;
  /** Alternative text for screen readers. */
  alt: string;
  /** Its own width and height in px, so that its place is kept; default 4 by 3. */
  width?: number;
  height?: number;
}
