import { useLingui } from '@lingui/react/macro';
import { Apple, Bot, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { HeaderPopover } from '../Header/HeaderPopover.tsx';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import * as css from './DownloadPanel.css.ts';
import type { DownloadPopoverProps } from './DownloadPopover.types.ts';

export interface DownloadPanelProps extends DownloadPopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The button was pressed before the panel's code was there. */
  pressed: boolean;
}

/** Panel that opens under 下载. */
export default function DownloadPanel({
  appName,
  slogan,
  qr,
  ios,
  android,
  pageHref,
  guideHref,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  pressed,
}: DownloadPanelProps) {
  const { t } = useLingui();
  return (
    <HeaderPopover label={t`下载 ${appName}`} {...{ open, defaultOpen, onOpenChange, trigger, pressed }}>
      <div className={css.panel}>
        <div className={css.code} role="img" aria-label={t`用手机扫码下载 ${appName}`}>
          {qr ?? <Skeleton shape="block" width={112} height={112} />}
        </div>
        <div className={css.words}>
          <p className={css.name}>{appName}</p>
          {slogan && <p className={css.slogan}>{slogan}</p>}
          <ul className={css.systems}>
            {ios && (
              <li className={css.system}>
                <Apple size={16} aria-hidden />
                {t`iOS ${ios} 及以上`}
              </li>
            )}
            {android && (
              <li className={css.system}>
                <Bot size={16} aria-hidden />
                {t`Android ${android} 及以上`}
              </li>
            )}
          </ul>
          {(pageHref || guideHref) && (
            <p className={css.links}>
              {pageHref && <Onward href={pageHref}>{t`下载页`}</Onward>}
              {guideHref && <Onward href={guideHref}>{t`安装教程`}</Onward>}
            </p>
          )}
        </div>
      </div>
    </HeaderPopover>
  );
}

function Onward({ href, children }: { href: string; children: string }) {
  return (
    <a className={css.link} href={href}>
      {children}
      <ChevronRight size={16} aria-hidden />
    </a>
  );
}
