import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { TrophyShelf } from '@pitchside/ui/TrophyShelf';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { useTrophies } from '../../trophies/useTrophies.ts';

/** The reader's own trophies; visitors see how to get some. */
export function MyTrophiesWired() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { trophies, status, again } = useTrophies(user?.id ?? null);
  return (
    <Card stacked padding="titled" title={t`我的奖杯`}>
      <TrophyShelf
        label={t`我的奖杯`}
        trophies={trophies}
        status={user ? status : 'ready'}
        onRetry={again}
        emptyNote={user ? t`在活动里进到前三名，奖杯就放在这里` : t`登录后看你得过的奖杯`}
        {...(!user && { emptyAction: <Button onClick={openLogin}>{t`登录`}</Button> })}
      />
    </Card>
  );
}
