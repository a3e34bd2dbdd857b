import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

export interface DownloadPopoverProps extends OpenProps, RootProps {
  /** Name of the app, from the settings. */
  appName: string;
  /** Slogan of a few words; default none. */
  slogan?: string;
  /** The code to scan, as a drawing of 112 px; while there is none its place is kept. */
  qr?: ReactNode;
  /** Lowest iOS that it runs on, such as 14; default not shown. */
  ios?: string;
  /** Lowest Android that it runs on, such as 8; default not shown. */
  android?: string;
  /** Page of the downloads, for viewers without a phone at hand; default none. */
  pageHref?: string;
  /** Address of the installation guide; default none. */
  guideHref?: string;
}
