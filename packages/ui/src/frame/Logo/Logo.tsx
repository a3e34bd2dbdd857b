import { yieldsWhenSnug, yieldsWhenTight } from '../../theme/recipes/frame.css.ts';
import * as css from './Logo.css.ts';
import { forwardRef, type Ref } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface LogoProps extends RootProps {
  /** Name of the site in Latin letters, from the settings; drawn in capitals. */
  name: string;
  /** Name of the site in the viewer's own script; default none. */
  localName?: string;
  /** Address of the logo's link; without it the logo is not a link. */
  href?: string;
}

/** The corner of the pitch with the ball in it, and the name of the site. In a narrow header the name is hidden, never the mark. */
export const Logo = forwardRef<HTMLElement, LogoProps>(function Logo({ name, localName, href, ...root }, ref) {
  const content = (
    <>
      <LogoMark />
      <span className={`${css.name} ${localName ? yieldsWhenSnug : yieldsWhenTight}`}>{name}</span>
      {localName && <span className={`${css.localName} ${yieldsWhenTight}`}>{localName}</span>}
    </>
  );
  return href ? (
    <a className={css.logo} href={href} ref={ref as Ref<HTMLAnchorElement>} {...rootOf(root)}>
      {content}
    </a>
  ) : (
    <span className={css.logo} ref={ref} {...rootOf(root)}>
      {content}
    </span>
  );
});

/** The mark alone, 30 px, in the colour of the text around it. */
export function LogoMark() {
  return (
    <svg className={css.mark} width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <path d="M2 28V2h26" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M2 15A13 13 0 0 0 15 2" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle className={css.ball} cx="21" cy="21" r="6" />
    </svg>
  );
}
