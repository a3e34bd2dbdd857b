import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import { avatarArt } from '../avatar.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { dot, face, frame, ring, tag } from './Avatar.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useHeldPicture } from '../../theme/UiProvider/index.ts';

export interface AvatarProps extends RootProps {
  /**
   * Seed of the drawn portrait where there is no picture: the member's id, else the name.
   * An address that begins with `/` or `https://` is a picture itself.
   */
  seed: string;
  /** The member's own picture; it overrides the drawn one. */
  src?: string;
  /** Width and height in px; default 32. */
  size?: number;
  /** Whether the member is live: a red ring with the word from 40 px on, a red dot below; default false. */
  live?: boolean;
}

/** The portrait of a member. The name stands beside it, so it has no text alternative. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar({ seed, src: own, size = 32, live = false, ...root }, ref) {
  const { t } = useLingui();
  const src = own ?? (/^(\/|https?:\/\/)/.test(seed) ? seed : undefined);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const { held } = useHeldPicture(src);
  const large = size >= 40;
  return (
    <span className={frame} style={{ width: size, height: size }} ref={ref} {...rootOf(root)}>
      {src && src !== brokenSrc && !held ? (
        <img
          className={face[live && large ? 'ringed' : 'plain']}
          src={src}
          width={size}
          height={size}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <DrawnFace seed={seed} ringed={live && large} />
      )}
      {live && large && <span className={ring} aria-hidden="true" />}
      {live && large && <span className={tag}>{t`直播中`}</span>}
      {live && !large && (
        <span className={dot}>
          <span className={visuallyHidden}>{t`直播中`}</span>
        </span>
      )}
    </span>
  );
});

function DrawnFace({ seed, ringed }: { seed: string; ringed: boolean }) {
  const art = avatarArt(seed);
  return (
    <svg className={face[ringed ? 'ringed' : 'plain']} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M0 0h32v32H0z" fill={art.ground} />
      <path d="M4 34c0-8 5-11 12-11s12 3 12 11z" fill={art.shirt} />
      <path d="M13 20h6v6h-6z" fill={art.skin} />
      <ellipse cx="16" cy="15.5" rx="6.3" ry="7.4" fill={art.skin} />
      <path d={art.cut} fill={art.hair} />
    </svg>
  );
}
