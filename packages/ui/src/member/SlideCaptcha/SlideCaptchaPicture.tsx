import type { CSSProperties } from 'react';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import type { SlideChallenge } from './SlideCaptcha.types.ts';
import { centre, piece, scenery, stage } from './SlideCaptchaPicture.css.ts';

interface PictureProps {
  challenge: SlideChallenge | null;
  failed: boolean;
  /** Position of the piece, px of the picture from the left. */
  x: number;
  onRefresh: () => void;
}

/** The picture with its gap and the piece over it; it keeps its place while there is none. */
export function SlideCaptchaPicture({ challenge, failed, x, onRefresh }: PictureProps) {
  if (failed || !challenge) {
    return (
      <div className={stage}>
        {failed ? (
          <div className={centre}>
            <ErrorState layout="row" onRetry={onRefresh} />
          </div>
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
      </div>
    );
  }
  const { width, height, pieceTop, pieceWidth } = challenge;
  const place = {
    '--x': `${(x / width) * 100}%`,
    '--top': `${(pieceTop / height) * 100}%`,
    '--piece': `${(pieceWidth / width) * 100}%`,
    '--shape': `${width} / ${height}`,
  };
  return (
    <div className={stage} style={place as CSSProperties}>
      <img className={scenery} src={challenge.backgroundUrl} alt="" draggable={false} />
      <img className={piece} src={challenge.pieceUrl} alt="" draggable={false} />
    </div>
  );
}
