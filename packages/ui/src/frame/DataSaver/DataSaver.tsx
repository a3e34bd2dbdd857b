import { useLingui } from '@lingui/react/macro';
import { Gauge } from 'lucide-react';
import { forwardRef } from 'react';
import { rootOf } from '../../theme/root.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import type { DataSaverChoice, DataSaverProps } from './DataSaver.types.ts';

const load = () => import('./DataSaverPanel.tsx');

/**
 * Shows in the header that data is saved. Its panel says why and lets the reader choose; the panel's code loads when the button is first
 * approached.
 */
export const DataSaver = forwardRef<HTMLButtonElement, DataSaverProps>(function DataSaver(props, ref) {
  const { t } = useLingui();
  const { value: given, defaultValue = 'auto', onValueChange: notifyChange } = props;
  const [value, onValueChange] = useControllableState<DataSaverChoice>(given, defaultValue, notifyChange);
  const { Loaded, approach, pressed } = useDeferred(load, props);
  const trigger = (
    <HeaderAction iconOnly icon={<Gauge size={20} aria-hidden />} aria-haspopup="dialog" {...approach} ref={ref} {...rootOf(props)}>
      {t`省流量已开`}
    </HeaderAction>
  );
  return Loaded ? <Loaded {...props} value={value} onValueChange={onValueChange} trigger={trigger} pressed={pressed} /> : trigger;
});
