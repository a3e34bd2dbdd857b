import { Trans } from '@lingui/react/macro';
import { ArrowLeft, House } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './NotFound.css.ts';

export interface NotFoundProps {
  /** Address of the home page; default `/`. */
  homeHref?: string;
  /** Goes back to the viewer's previous page; without it the button is not shown. */
  onBack?: () => void;
  /** A `SearchBox` with `place="page"`; default none. */
  search?: ReactNode;
  /** A list of matches or rooms that others watch now; default none. */
  hot?: ReactNode;
}

/** The page for an unknown address (404), with ways to go on. */
export function NotFound({ homeHref = '/', onBack, search, hot }: NotFoundProps) {
  const heading = useId();
  return (
    <div className={css.pitch}>
      <TouchLine />
      <div className={css.inner}>
        <div className={css.tale}>
          <div className={css.bug} aria-hidden="true">
            <span className={css.home}>
              <Trans>主队</Trans>
            </span>
            <span className={css.result}>
              <span className={css.digit}>4</span>
              <span className={css.digit}>0</span>
              <span className={css.digit}>4</span>
            </span>
            <span className={css.away}>
              <Trans>客队</Trans>
            </span>
          </div>
          <div>
            <h1 className={css.title}>
              <span className={visuallyHidden}>404 </span>
              <Trans>这球出界了</Trans>
            </h1>
            <p className={css.sentence}>
              <Trans>你要找的页面不在场上。可能改了地址，也可能已经下架。</Trans>
            </p>
          </div>
          {search && (
            <div className={css.search} data-ground="dark">
              {search}
            </div>
          )}
          <div className={css.actions}>
            <a className={css.goHome} href={homeHref}>
              <House size={16} aria-hidden />
              <Trans>回首页</Trans>
            </a>
            {onBack && (
              <button type="button" className={css.goBack} onClick={onBack}>
                <ArrowLeft size={16} aria-hidden />
                <Trans>返回上一页</Trans>
              </button>
            )}
          </div>
        </div>
        {hot && (
          <section className={css.hot} aria-labelledby={heading}>
            <h2 id={heading} className={css.hotTitle}>
              <Trans>大家在看</Trans>
            </h2>
            {hot}
          </section>
        )}
      </div>
    </div>
  );
}

/** The corner of a pitch in chalk, and the ball just over the line. */
function TouchLine() {
  return (
    <svg className={css.lines} viewBox="0 0 940 360" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <g fill="none" stroke="oklch(0.97 0.01 140 / 0.08)" strokeWidth="4">
        <path d="M-10 320H760a90 90 0 0 0 90-90V-10" />
        <path d="M760 -10a150 150 0 0 0 150 150" />
      </g>
      <circle cx="812" cy="318" r="14" fill="oklch(0.97 0.01 140 / 0.9)" />
    </svg>
  );
}
