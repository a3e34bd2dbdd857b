import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { forwardRef, type CSSProperties } from 'react';
import { AdArt, type AdArtName } from './AdArt.tsx';
import * as css from './AdBanner.css.ts';

/** Looks: `card` for a column, `strip` across a page. */
export const adLooks = ['card', 'strip'] as const;

export interface AdBannerProps {
  href: string;
  title: string;
  line?: string;
  art: AdArtName;
  /** Two CSS colours: ground and drawing; the text is dark or light depending on the ground. */
  colors: readonly [string, string];
  /** Whether it is a paid advert, and marked as such; default false. */
  advert?: boolean;
  /** Default `card`. */
  look?: (typeof adLooks)[number];
  /** Takes it away for now; without it it stays. */
  onClose?: () => void;
}

/** A drawn banner with a link, of a height that is known before it loads. */
export const AdBanner = forwardRef<HTMLDivElement, AdBannerProps>(function AdBanner(
  { href, title, line, art, colors, advert = false, look = 'card', onClose },
  ref,
) {
  const { t } = useLingui();
  const style = { '--ad': colors[0], '--ad-art': colors[1] } as CSSProperties;
  return (
    <div ref={ref} className={css.banner[look]} style={style} role="group" aria-label={advert ? t`广告` : title}>
      <a className={css.link[look]} href={href}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {line && <span className={css.line}>{line}</span>}
        </span>
        <span className={css.art[look]}>
          <AdArt name={art} />
        </span>
      </a>
      {advert && <span className={css.mark}>{t`广告`}</span>}
      {onClose && (
        <button type="button" className={css.close} aria-label={t`关闭 ${title}`} onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
});
