import { SpaceSetup } from './SpaceSetup.tsx';
import { useLingui } from '@lingui/react/macro';
import { spaceVisitors } from '@pitchside/api/member/space';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { portrait } from '../../../../../platform/session/portrait.ts';
import { People, Who } from './Space.layout.ts';

/** Visitors of one page. */
const atOnce = 20;

/** Visitors of the member's own page within thirty days; only the member sees them. */
function SpaceVisitors() {
  const { t } = useLingui();
  const { long } = useChatTime();
  const now = useNow(60_000);
  const { value, state, again, pages } = usePages('visitors', atOnce, (range, signal) =>
    api.call(spaceVisitors, range, { signal, quiet: true }),
  );
  const week = value?.week ?? 0;
  return (
    <Card padding="titled" stacked title={t`访客`} hint={value ? t`本周 ${week} 位，只有你看得到` : t`只有你看得到`}>
      {!value && (state === 'failed' ? <ErrorState title={t`访客没能送到`} onRetry={again} /> : <Skeleton lines={4} height={40} />)}
      {value?.total === 0 && (
        <EmptyState title={t`还没有人来过`} drawing={null}>
          {t`发几条动态，别人就会来看看。`}
        </EmptyState>
      )}
      <People aria-label={t`访客`}>
        {value?.list.map(({ id, user_nickname: name, avatar, visited_at: at }) => {
          const { id: seed, avatarUrl } = portrait(avatar);
          return (
            <Who key={id}>
              <Avatar seed={seed} src={avatarUrl} size={40} />
              <TwoLines cut note={long(at, now)}>
                <Link alone tone="ink" href={`/persona?${new URLSearchParams({ id })}`}>
                  {name}
                </Link>
              </TwoLines>
            </Who>
          );
        })}
      </People>
      {pages}
    </Card>
  );
}

/** /member?type=18: setup of the own public page, and its visitors. */
export function SpacePage() {
  return (
    <>
      <SpaceSetup />
      <SpaceVisitors />
    </>
  );
}
