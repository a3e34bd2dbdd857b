import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { PageSpace } from './Member.layout.ts';
import type { MemberPage } from './memberRegistry.ts';

/** One page: its code when it is opened, its own failures, its height kept free meanwhile. */
export function MemberPageOf({ page }: { page: MemberPage }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(`${page.type} ${page.tab}`, page.load);
  const Page = value?.default;
  const failed = state === 'failed';
  if (Page)
    return (
      <Region>
        <Page />
      </Region>
    );
  return (
    <PageSpace $height={page.height} aria-busy={!failed}>
      <Card stacked>
        {failed ? (
          <ErrorState title={t`这个页面没能打开`} onRetry={again} />
        ) : (
          <>
            <Skeleton width={160} height={24} />
            <Skeleton shape="block" height={page.height - 90} />
          </>
        )}
      </Card>
    </PageSpace>
  );
}
