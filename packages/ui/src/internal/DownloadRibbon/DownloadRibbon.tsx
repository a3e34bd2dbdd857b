import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import * as css from './DownloadRibbon.css.ts';

export interface DownloadRibbonProps {
  title: string;
  line: string;
  /** The page of the downloads. */
  href: string;
  /** The code to scan, a `QrCode` of 96 px. */
  code: ReactNode;
  /** Called when the reader dismisses it. */
  onClose: () => void;
}

/** Promotion of the phone site: a band at the end of a page that can be dismissed. */
export function DownloadRibbon({ title, line, href, code, onClose }: DownloadRibbonProps) {
  const { t } = useLingui();
  return (
    <aside className={css.ribbon} aria-label={title} data-ground="dark">
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.line}>{line}</p>
        <span>
          <ButtonLink href={href} tone="soft">{t`怎么下载`}</ButtonLink>
        </span>
      </div>
      <div className={css.code}>{code}</div>
      <button type="button" className={css.close} aria-label={t`这次不再显示`} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </aside>
  );
}
