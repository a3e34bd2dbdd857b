import type { RootProps } from '../../theme/root.ts';

/** One challenge: a picture with a gap and the piece that fills it, in the picture's own pixels. */
export interface SlideChallenge {
  id: string;
  backgroundUrl: string;
  pieceUrl: string;
  width: number;
  height: number;
  /** Distance of the piece from the top of the picture. */
  pieceTop: number;
  /** Width of the piece; its height follows from its picture. */
  pieceWidth: number;
}

/** `wrong` keeps the piece where it was released until a new challenge arrives. */
export const slideCaptchaStates = ['loading', 'ready', 'checking', 'wrong', 'passed', 'error'] as const;
export type SlideCaptchaState = (typeof slideCaptchaStates)[number];

export interface SlideCaptchaProps extends RootProps {
  /** The riddle; `null` while it loads or failed to. */
  challenge: SlideChallenge | null;
  state: SlideCaptchaState;
  /** The piece was let go, or Enter pressed; `x` is its distance from the left in the picture's pixels. */
  onSolve: (x: number) => void;
  /** Asks for another riddle. */
  onRefresh: () => void;
  /** The cross or Escape. */
  onClose: () => void;
  /** Takes the focus as soon as it can be used; default false. */
  autoFocus?: boolean;
}
