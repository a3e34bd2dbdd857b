import { useLingui } from '@lingui/react/macro';
import { planInfo } from '@pitchside/api/experts/plans';
import { Breadcrumbs } from '@pitchside/ui/Breadcrumbs';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isRefused } from '../../../../platform/api/refused.ts';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { AuthorPlans } from '../../plans/AuthorPlans.tsx';
import { RecordCards } from '../../plans/RecordCards.tsx';
import { expertHref, hubHref } from '../../expertsLinks.ts';
import { PlanArticle } from './PlanArticle.tsx';
import { Columns, Stack } from '../../plans/plans.layout.ts';
import { useExpert } from '../../plans/useExpert.ts';

/** Refresh interval of a plan, ms: it closes and is settled. */
const every = 30_000;

/** /specialist-detail?id: one plan, locked or open, with its author. */
export function SpecialistDetailScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const { user } = useSnapshot(session);
  const { value, state, error, again } = useResource(
    id === null ? null : `${id} ${user?.id ?? ''}`,
    (signal) => api.call(planInfo, { id: id ?? '' }, { signal, quiet: true }),
    { family: id ?? '', every },
  );
  const expert = useExpert(value?.author.id ?? null);
  const isUnknown = id === null || (!value && isRefused(error));
  if (isUnknown)
    return (
      <Page data-ready>
        <EmptyState level={1} title={t`没有这份方案`} action={<ButtonLink href={hubHref()}>{t`看看专家`}</ButtonLink>}>
          {t`链接可能写错了，或作者撤回了它。`}
        </EmptyState>
      </Page>
    );
  return (
    <Page data-ready>
      {value && (
        <Breadcrumbs
          above={[
            { label: t({ id: 'tipsters.all', message: '专家' }), href: hubHref() },
            { label: value.author.user_nickname, href: expertHref(value.author.id) },
          ]}
          here={t`方案`}
        />
      )}
      <Columns>
        {value ? (
          <PlanArticle plan={value} onChange={again} />
        ) : state === 'failed' ? (
          <ErrorState level={1} title={t`方案没能送到`} onRetry={again} />
        ) : (
          <div role="status" aria-label={t`努力加载中`}>
            <Skeleton shape="block" height={120} />
            <Skeleton lines={10} height={32} />
          </div>
        )}
        <Stack as="aside">
          {value && (
            <>
              <Region>
                <RecordCards id={value.author.id} expert={expert} />
              </Region>
              <Region>
                <AuthorPlans id={value.author.id} except={value.id} />
              </Region>
            </>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}
