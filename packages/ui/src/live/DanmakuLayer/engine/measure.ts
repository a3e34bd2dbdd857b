/** Widths in pixels of the pieces of a comment, for letters of a given size. */
export interface TextMeasure {
  /** Width of a run of text. */
  text: (text: string, fontPx: number) => number;
  /** Forgets all widths: another font has arrived. */
  reset: () => void;
}

/** Weight of the letters, as in the style sheet. */
export const letterWeight = 600;
/** Letters of marks (the speaker's tag, xN) are smaller by this factor. */
export const markScale = 0.7;
/** Pixels on either side inside a mark, and between a mark and the text. */
export const markPadding = 6;
export const markGap = 6;

const cacheLimit = 4000;

/** Measures by canvas and remembers, so that the page is never asked for its layout. */
export function createTextMeasure(family: string): TextMeasure {
  const context = document.createElement('canvas').getContext('2d');
  const widths = new Map<string, number>();
  let fontSet = 0;
  return {
    text(text, fontPx) {
      const key = `${fontPx}|${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      if (context && fontSet !== fontPx) {
        context.font = `${letterWeight} ${fontPx}px ${family}`;
        fontSet = fontPx;
      }
      // Without a canvas, an em for each letter is the safe side.
      const width = Math.ceil(context ? context.measureText(text).width : [...text].length * fontPx) + 1;
      if (widths.size >= cacheLimit) widths.clear();
      widths.set(key, width);
      return width;
    },
    reset() {
      widths.clear();
      fontSet = 0;
    },
  };
}
