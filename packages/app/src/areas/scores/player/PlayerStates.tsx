import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ClubHeadSkeleton } from '@pitchside/ui/ClubHead';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { isRefused } from '../../../platform/api/refused.ts';
import type { Loaded } from '../../../platform/resource/useResource.ts';
import type { BaseSport } from '../base/place.ts';
import { Page, Place } from '../base/Subject.layout.ts';

/** A player's page while nothing of it is there: unknown, not delivered, or on its way. */
export function PlayerStates({ sport, player: { state, error, again } }: { sport: BaseSport; player: Omit<Loaded<unknown>, 'value'> }) {
  const { t } = useLingui();
  if (isRefused(error))
    return (
      <Place data-ready>
        <EmptyState title={t`没有这名球员`} action={<ButtonLink href={`/base-${sport}`}>{t`看资料库`}</ButtonLink>}>
          {t`链接可能写错了，或者还没有他的比赛。`}
        </EmptyState>
      </Place>
    );
  if (state === 'failed')
    return (
      <Place>
        <ErrorState title={t`这名球员没能打开`} onRetry={again} />
      </Place>
    );
  return (
    <Page>
      <ClubHeadSkeleton sport={sport} />
      <Skeleton shape="block" height={420} />
    </Page>
  );
}
