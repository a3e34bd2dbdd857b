import type { ReactNode } from 'react';

export interface FooterLink {
  id: string;
  label: string;
  href: string;
  /** Opens another site in a new tab; default false. */
  external?: boolean;
}

/** One column of the sitemap. */
export interface FooterColumn {
  id: string;
  title: string;
  links: readonly FooterLink[];
}

/** One contact of the site. */
export interface FooterContact {
  id: string;
  /** Purpose of the contact: 主播申请 QQ. */
  label?: string;
  /** The number or address; a missing one hides the line. */
  value?: string | null;
  /** Address that a press opens, such as `mailto:`; default none. */
  href?: string;
}

/** A code to scan, such as the app's or the weibo's. */
export interface FooterCode {
  id: string;
  label: string;
  /** The picture, 72 px square. */
  picture: ReactNode;
}
