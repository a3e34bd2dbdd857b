import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { forwardRef } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { SpendGuardPanel, type SpendGuardPanelProps } from './SpendGuardPanel.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

export interface SpendGuardProps extends SpendGuardPanelProps, OpenProps, RootProps {}

/** Button to the viewer's own limits on giving; while a limit is set it shows the remaining amount. */
export const SpendGuard = forwardRef<HTMLButtonElement, SpendGuardProps>(function SpendGuard(
  { open, defaultOpen, onOpenChange, ...guard },
  ref,
) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { limit, spent } = guard;
  const left = limit === null ? '' : integer(Math.max(0, limit - spent));
  return (
    <Popover
      label={t`送礼上限`}
      padding="none"
      side="top"
      align="end"
      {...{ open, defaultOpen, onOpenChange }}
      trigger={
        <Button tone="plain" size="s" icon={<ShieldCheck size={16} aria-hidden />} ref={ref} {...rootOf(guard)}>
          {limit === null ? t`上限` : t`上限剩 ${left}`}
        </Button>
      }
    >
      <SpendGuardPanel {...guard} />
    </Popover>
  );
});
