import { useLingui } from '@lingui/react/macro';
import { DownloadRibbon } from '@pitchside/ui/DownloadRibbon';
import { QrCode } from '@pitchside/ui/QrCode';
import { useSnapshot } from 'valtio';
import { routes } from '../../../routes.data.ts';
import { phoneAddress } from '../download/phone.ts';
import { system } from '../../../platform/system/system.store.ts';
import { closeBanner, closed } from './closed.store.ts';

/** Ribbon about the mobile site; once closed, it stays closed for the session. */
export function RibbonWired() {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  if (useSnapshot(closed).includes('ribbon')) return null;
  return (
    <DownloadRibbon
      title={t`把场边装进口袋`}
      line={t`路上听，到家看。同一场球，换个屏幕接着来。`}
      href={routes.download.path}
      code={<QrCode value={phoneAddress(config)} label={t`扫码在手机上打开`} labelHidden size={96} />}
      onClose={() => closeBanner('ribbon')}
    />
  );
}
