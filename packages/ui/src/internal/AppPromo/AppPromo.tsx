import type { ReactNode } from 'react';
import { Cover, type CoverProps } from '../../pictures/Cover/index.ts';
import * as css from './AppPromo.css.ts';

/** A match on the drawn phone. */
export interface PromoScore {
  id: string;
  home: string;
  away: string;
  /** Formatted for display: 2-1. */
  score: string;
}

export interface AppPromoProps {
  title: string;
  /** One sentence on the benefit of the app. */
  line: string;
  /** Ways to get it, the best first; none while there is no app. */
  ways: readonly { href: string; label: string; icon?: ReactNode }[];
  /** Small line with the systems that it runs on. */
  meta?: string;
  /** Content of the drawn phone: a picture and up to six scores. */
  cover: Omit<CoverProps, 'loading' | 'fill'>;
  scores?: readonly PromoScore[];
  /** A band as wide as a phone, or a card as high as its place with a larger phone at the foot; default `band`. */
  look?: 'band' | 'card';
}

const most = 6;

/** The head of the download page: the benefits, the links, and a phone that shows current matches. */
export function AppPromo({ title, line, ways, meta, cover, scores = [], look = 'band' }: AppPromoProps) {
  return (
    <section className={css.promo[look]}>
      <div className={css.phone[look]} aria-hidden="true">
        <Cover {...cover} loading="eager" fill={look === 'card' && scores.length === 0} />
        <ul className={css.scores}>
          {scores.slice(0, most).map(({ id, home, away, score }) => (
            <li key={id} className={css.score}>
              <span className={css.side}>{home}</span>
              <span>{score}</span>
              <span className={css.side}>{away}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.words[look]}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.line}>{line}</p>
        {ways.map(({ href, label, icon }, index) => (
          <a key={href} className={css.way} data-first={index === 0 || undefined} href={href}>
            {icon}
            {label}
          </a>
        ))}
        {meta !== undefined && <p className={css.meta}>{meta}</p>}
      </div>
    </section>
  );
}
