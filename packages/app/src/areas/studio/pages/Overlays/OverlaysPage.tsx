import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useOverlays } from '../../overlays/useOverlays.ts';
import { RoomGate } from '../../room/RoomGate.tsx';
import { Columns, Stack } from '../../Studio.layout.ts';
import { OverlayAddresses } from './OverlayAddresses.tsx';
import { OverlayForm } from './OverlayForm.tsx';
import { OverlayTryOut } from './OverlayTryOut.tsx';

function Overlays() {
  const { t } = useLingui();
  const overlays = useOverlays();
  const { own, settings, hasFailed, again } = overlays;
  if (!own || !settings)
    return (
      <Card stacked padding="titled" title={t`叠加层`}>
        {hasFailed ? <ErrorState title={t`叠加层没能送到`} onRetry={again} /> : <Skeleton shape="block" height={480} />}
      </Card>
    );
  return (
    <Columns>
      <Stack>
        <OverlayTryOut overlays={overlays} path={own.path} settings={settings} />
        <OverlayForm overlays={overlays} settings={settings} />
      </Stack>
      <OverlayAddresses overlays={overlays} own={own} />
    </Columns>
  );
}

/** /member?type=9&tab=overlays: overlays for the anchor's broadcasting program, with their addresses, settings and a preview. */
export function OverlaysPage() {
  return <RoomGate>{() => <Overlays />}</RoomGate>;
}
