const widest = 272;
const tallest = 320;
const smallest = 48;

/**
 * Computes the display size of a picture in a bubble in px: half its size (spec, "Message display model"), at most 272 x 320;
 * a larger one is cropped around the middle.
 */
export function halved({ width, height }: { width: number; height: number }): { width: number; height: number } {
  // A feed without sizes sends zeros: a 16:9 box is used then.
  if (!(width > 0 && height > 0)) return { width: widest, height: 153 };
  const scale = Math.min(0.5, widest / width);
  return {
    width: Math.max(smallest, Math.round(width * scale)),
    height: Math.min(tallest, Math.max(smallest, Math.round(height * scale))),
  };
}
