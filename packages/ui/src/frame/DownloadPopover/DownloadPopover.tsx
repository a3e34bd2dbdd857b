import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/kept.ts';

export interface DownloadPopoverProps extends OpenProps, RootProps {
  /** Name of the app, from the settings. */
  appName: string;
  /** What it is good for, in a few words; default none. */
  slogan?: string;
  /** The code to scan, as a drawing of 112 px; while there is none its place is kept. */
  qr?: ReactNode;
  /** Lowest iOS that it runs on, such as 14; default not shown. */
  ios?: string;
  /** Lowest Android that it runs on, such as 8; default not shown. */
  android?: string;
  /** Page of the downloads, for who has no phone at hand; default none. */
  pageHref?: string;
  /** Where it is told how to install it; default none. */
  guideHref?: string;
}

const load = () => import('./DownloadPanel.tsx');

/** 下载 in the header: a code to scan and what the app runs on. The panel's code comes when the button is first approached. */
export const DownloadPopover = forwardRef<HTMLButtonElement, DownloadPopoverProps>(function DownloadPopover(props, ref) {
  const { t } = useLingui();
  const { Loaded, approach, pressed } = useDeferred(load, props);
  const trigger = (
    <HeaderAction icon={<Smartphone size={20} aria-hidden />} aria-haspopup="dialog" {...approach} ref={ref} {...rootOf(props)}>
      {t`下载`}
    </HeaderAction>
  );
  return Loaded ? <Loaded {...props} trigger={trigger} pressed={pressed} /> : trigger;
});
