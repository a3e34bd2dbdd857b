/** Figures of a stream, as far as they are known. */
export interface PlayerFigures {
  /** Pixels of the picture; 0 before the first. */
  width: number;
  height: number;
  /** Pictures a second on the screen. */
  frameRate: number | null;
  /** Frames received but not shown, of `frames` in all. */
  dropped: number;
  frames: number;
  /** Bits a second of the stream. */
  bitRate: number | null;
  /** Bits a second that the line was measured to carry. */
  lineRate: number | null;
  /** Seconds that are loaded ahead. */
  buffer: number;
  /** Seconds between the camera and the screen, and as many as the player aims at behind the newest. */
  latency: number | null;
  target: number | null;
  /** 1 = as recorded. */
  rate: number;
  /** Whether the stream comes in parts of a second (LL-HLS). */
  isLowLatency: boolean | null;
  codecs: string | null;
  reconnects: number;
  stalls: number;
}
