import { useLingui } from '@lingui/react/macro';
import { Switch } from '@pitchside/ui/Switch';
import { useSnapshot } from 'valtio';
import { autoplay, setAutoplay } from './autoplay.store.ts';

/** Whether what comes next plays by itself. */
export default function AutoplaySwitch() {
  const { t } = useLingui();
  const { isOn } = useSnapshot(autoplay);
  return <Switch checked={isOn} onCheckedChange={setAutoplay}>{t`自动连播`}</Switch>;
}
