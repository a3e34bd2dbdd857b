import { useLingui } from '@lingui/react/macro';
import { forwardRef, useEffect, useState } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { board, picture } from './SponsorRotation.css.ts';

export interface SponsorRotationProps extends RootProps {
  /** Addresses of the pictures. */
  pictures: readonly string[];
  /** Milliseconds for which each is shown; default 15 s. */
  every?: number;
}

/** Pictures of sponsors over a broadcast, one after the other, in a frame of 2 to 1. */
export const SponsorRotation = forwardRef<HTMLDivElement, SponsorRotationProps>(function SponsorRotation(
  { pictures, every = 15_000, ...root },
  ref,
) {
  const { t } = useLingui();
  const [turn, setTurn] = useState(0);
  const isMany = pictures.length > 1;
  useEffect(() => {
    if (!isMany) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), every);
    return () => clearInterval(timer);
  }, [isMany, every]);
  if (pictures.length === 0) return null;
  const shown = turn % pictures.length;
  return (
    <div className={board} role="group" aria-label={t`赞助商`} ref={ref} {...rootOf(root)}>
      {pictures.map((src, index) => (
        <img key={src} className={picture} src={src} alt="" data-shown={index === shown} />
      ))}
    </div>
  );
});
