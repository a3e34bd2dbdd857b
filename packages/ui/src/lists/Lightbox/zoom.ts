/** Zoom factors, relative to the size that fits the window. */
export const zoomSteps = [1, 2, 3] as const;
export type ZoomStep = (typeof zoomSteps)[number];

/** The zoom `by` steps away; it stops at both ends. */
export const zoomTo = (zoom: ZoomStep, by: 1 | -1): ZoomStep =>
  zoomSteps[Math.min(Math.max(0, zoomSteps.indexOf(zoom) + by), zoomSteps.length - 1)] ?? zoom;

/** State of a picture viewer. */
interface Place {
  index: number;
  count: number;
  zoom: ZoomStep;
}

/** Maps a key to another picture or another zoom; undefined for other keys. */
export function actOf(key: string, { index, count, zoom }: Place): { index?: number; zoom?: ZoomStep } | undefined {
  const acts: Readonly<Record<string, { index?: number; zoom?: ZoomStep }>> = {
    ArrowLeft: { index: Math.max(0, index - 1) },
    ArrowRight: { index: Math.min(count - 1, index + 1) },
    Home: { index: 0 },
    End: { index: count - 1 },
    '+': { zoom: zoomTo(zoom, 1) },
    '=': { zoom: zoomTo(zoom, 1) },
    '-': { zoom: zoomTo(zoom, -1) },
    '0': { zoom: 1 },
  };
  return acts[key];
}
