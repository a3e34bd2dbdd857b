import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import type { MultiViewRoom } from '@pitchside/ui/MultiView';
import { Switch } from '@pitchside/ui/Switch';
import { SyncBars } from '@pitchside/ui/SyncBars';
import { useSnapshot } from 'valtio';
import { SpoilerSwitch } from '../../../platform/widgets/SpoilerSwitch.tsx';
import { setTogether, together } from './together.store.ts';

/** Latency of each picture, and the added wait. */
export function SyncCard({ rooms }: { rooms: readonly MultiViewRoom[] }) {
  const { t } = useLingui();
  const { on, delay, own } = useSnapshot(together);
  return (
    <Card stacked title={t`同步`} hint={t`实心是原延迟，斜纹是补等`}>
      <SyncBars
        delay={delay === null ? null : delay / 1_000}
        items={rooms.map(({ id, nickname, title, match }) => {
          const late = own[id];
          return {
            id,
            name: match ? `${match.home.shortName} - ${match.away.shortName}` : nickname || title,
            ...(late !== undefined && { own: Math.max(0, late / 1_000) }),
          };
        })}
      />
      <Switch side="end" checked={on} onCheckedChange={setTogether}>
        {t`几路对齐到最慢的一路`}
      </Switch>
      <SpoilerSwitch />
    </Card>
  );
}
