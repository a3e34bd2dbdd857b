import { Trans } from '@lingui/react/macro';
import { forwardRef, useId } from 'react';
import { Logo } from '../Logo/index.ts';
import * as css from './Footer.css.ts';
import type { FooterCode, FooterColumn, FooterContact, FooterLink } from './Footer.types.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { ExternalLink } from 'lucide-react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { bare } from '../../theme/bare.css.ts';

/** A link of the footer; one to another site says so and opens a new tab. */
function FooterAnchor({ link: { label, href, external = false } }: { link: FooterLink }) {
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

export interface FooterProps extends RootProps {
  /** Name of the site in Latin letters, from the settings. */
  siteName: string;
  /** Name of the site in the viewer's script; default none. */
  localName?: string;
  /** Sentence that describes the site; default none. */
  slogan?: string;
  /** The sitemap; a column without links is not shown. */
  columns: readonly FooterColumn[];
  /** Ways to reach the site; lines without a value are not shown, and with none of them the column is not. */
  contacts?: readonly FooterContact[];
  /** Codes to scan; default none. */
  codes?: readonly FooterCode[];
  /** The ICP record number with the register's address; default none. */
  icp?: { number: string; href?: string };
  /** Link to streaming software, outside the site; default none. */
  streamingSoftware?: FooterLink;
  /** A last word, such as 理性观赛，文明互动; default none. */
  notice?: string;
}

/** The end of every page: the sitemap, contacts, registration records. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { siteName, localName, slogan, columns, contacts = [], codes = [], icp, streamingSoftware, notice, ...root },
  ref,
) {
  const id = useId();
  const reachable = contacts.filter(({ value }) => value);
  return (
    <footer className={css.footer} ref={ref} {...rootOf(root)}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo name={siteName} localName={localName} />
          {slogan && <p className={css.slogan}>{slogan}</p>}
        </div>
        {columns
          .filter(({ links }) => links.length > 0)
          .map((column) => (
            <nav key={column.id} className={css.column} aria-labelledby={`${id}${column.id}`}>
              <h2 id={`${id}${column.id}`} className={css.title}>
                {column.title}
              </h2>
              <ul className={css.lines}>
                {column.links.map((link) => (
                  <li className={bare} key={link.id}>
                    <FooterAnchor link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        {(reachable.length > 0 || codes.length > 0) && (
          <div className={css.contacts}>
            <h2 className={css.title}>
              <Trans>联系方式</Trans>
            </h2>
            <ul className={css.lines}>
              {reachable.map((contact) => (
                <li className={bare} key={contact.id}>
                  <ContactLine {...contact} />
                </li>
              ))}
            </ul>
            {codes.length > 0 && (
              <div className={css.codes}>
                {codes.map((code) => (
                  <figure key={code.id} className={css.code}>
                    <div className={css.picture}>{code.picture}</div>
                    <figcaption className={bare}>{code.label}</figcaption>
                  </figure>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
      {(icp || streamingSoftware || notice) && (
        <div className={css.record}>
          {icp &&
            (icp.href ? (
              <FooterAnchor link={{ id: 'icp', label: icp.number, href: icp.href, external: true }} />
            ) : (
              <span>{icp.number}</span>
            ))}
          {notice && <span>{notice}</span>}
          {streamingSoftware && <FooterAnchor link={{ ...streamingSoftware, external: true }} />}
        </div>
      )}
    </footer>
  );
});

function ContactLine({ label, value, href }: FooterContact) {
  return (
    <>
      {label && `${label} `}
      {href ? (
        <a className={css.link} href={href}>
          {value}
        </a>
      ) : (
        value
      )}
    </>
  );
}
