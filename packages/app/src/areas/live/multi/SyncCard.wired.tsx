import { useLingui } from '@lingui/react/macro';
import type { MultiViewRoom } from '@pitchside/ui/MultiView';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Switch } from '@pitchside/ui/Switch';
import { SyncBars } from '@pitchside/ui/SyncBars';
import { useSnapshot } from 'valtio';
import { SpoilerSwitch } from '../../../platform/preferences/SpoilerSwitch.wired.tsx';
import { Card } from './multi.layout.ts';
import { setTogether, together } from './together.store.ts';

/** How late each picture is, and what it waits for. */
export function SyncCard({ rooms }: { rooms: readonly MultiViewRoom[] }) {
  const { t } = useLingui();
  const { on, delay, own } = useSnapshot(together);
  return (
    <Card aria-labelledby="sync">
      <SectionTitle id="sync" hint={t`实心是原延迟，斜纹是补等`}>
        {t`同步`}
      </SectionTitle>
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
