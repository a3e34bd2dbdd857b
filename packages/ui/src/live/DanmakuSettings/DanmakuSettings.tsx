import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { forwardRef } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { rootOf } from '../../theme/root.ts';
import type { DanmakuSettingsProps } from './DanmakuSettings.types.ts';

const load = () => import('./DanmakuSettingsMenu.tsx');

/** The danmaku settings button, which opens their settings; their code loads when it is first approached. */
export const DanmakuSettings = forwardRef<HTMLButtonElement, DanmakuSettingsProps>(function DanmakuSettings(settings, ref) {
  const { t } = useLingui();
  const { Loaded, approach, pressed } = useDeferred(load, settings);
  if (Loaded) return <Loaded ref={ref} {...settings} autoFocus={approach.autoFocus} pressed={pressed} />;
  return (
    <IconButton
      label={t`弹幕设置`}
      icon={<SlidersHorizontal size={20} aria-hidden />}
      aria-haspopup="dialog"
      {...approach}
      ref={ref}
      {...rootOf(settings)}
    />
  );
});
