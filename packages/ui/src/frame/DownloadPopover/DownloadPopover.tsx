import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { forwardRef } from 'react';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { rootOf } from '../../theme/root.ts';
import type { DownloadPopoverProps } from './DownloadPopover.types.ts';

const load = () => import('./DownloadPanel.tsx');

/**
 * The download panel of the header (下载): a code to scan and the systems of the app. The panel's code loads when the button is first
 * approached.
 */
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
