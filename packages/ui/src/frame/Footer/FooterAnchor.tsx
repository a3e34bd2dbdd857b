import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './Footer.css.ts';
import type { FooterLink } from './Footer.types.ts';

/** A link of the footer; one to another site says so and opens a new tab. */
export function FooterAnchor({ link: { label, href, external = false } }: { link: FooterLink }) {
  if (!external) {
    return (
      <a className={css.link} href={href}>
        {label}
      </a>
    );
  }
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <ExternalLink className={css.away} size={12} aria-hidden />
      <span className={visuallyHidden}>
        <Trans>（在新标签页打开）</Trans>
      </span>
    </a>
  );
}
