import { useLingui } from '@lingui/react/macro';
import { QrCode } from '@pitchside/ui/QrCode';
import { useSnapshot } from 'valtio';
import { system } from '../../../platform/system/system.store.ts';
import { phoneAddress } from './phone.ts';

/** The code under 下载 in the header; its drawing comes with the panel. */
export default function CodeWired() {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  return <QrCode value={phoneAddress(config)} label={t`扫码在手机上打开`} labelHidden size={112} />;
}
