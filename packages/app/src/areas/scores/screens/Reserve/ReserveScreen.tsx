import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Text } from '@pitchside/ui/Text';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { routes } from '../../../../routes.data.ts';
import { followReserved } from '../../reserve/followReserved.ts';
import { reserved } from '../../reserve/reserve.store.ts';
import { useCalendarFile } from '../../reserve/useCalendarFile.ts';
import { Door, Wall } from '../../../../platform/page/Wall.layout.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Head } from './Reserve.layout.ts';
import { ReservedBroadcasts } from './ReservedBroadcasts.tsx';
import { ReservedMatches } from './ReservedMatches.tsx';
import { ReservedOver } from './ReservedOver.tsx';

/** Minutes before the kick-off at which the calendar reminds. */
const remindBefore = 15;

/** /reserve: the member's reminders, the next first. */
export function ReserveScreen() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { byMatch } = useSnapshot(reserved);
  const { save } = useCalendarFile();
  const id = user?.id;
  useEffect(() => (id === undefined ? undefined : followReserved()), [id]);
  if (!user)
    return (
      <Door data-ready>
        <VisuallyHidden as="h1">{t`我的预约`}</VisuallyHidden>
        <EmptyState title={t`登录后看我的预约`} action={<Button size="l" onClick={openLogin}>{t`登录`}</Button>}>
          {t`预约了哪场比赛、哪场直播，几点开始，都在这里。`}
        </EmptyState>
      </Door>
    );
  const list = Object.values(byMatch).map(({ match }) => match as Match);
  const coming = list.filter(({ status }) => matchPhase(status) === 'before');
  const total = list.length;
  return (
    <Wall data-ready>
      <Head>
        <Text as="h1" size="title">{t`我的预约`}</Text>
        <Text as="p" size="s" tone="quiet">
          {total > 0 && t`${total} 场比赛`}
        </Text>
        {coming.length > 0 && (
          <Button
            tone="outline"
            size="s"
            icon={<Download size={16} aria-hidden />}
            onClick={() => save(coming, 'pitchside.ics', remindBefore)}
          >
            {t`加入日历`}
          </Button>
        )}
        <ButtonLink href={routes.schedule.path} tone="soft" size="s">{t`去赛程预约`}</ButtonLink>
      </Head>
      <ReservedMatches />
      <ReservedBroadcasts />
      <ReservedOver />
    </Wall>
  );
}
