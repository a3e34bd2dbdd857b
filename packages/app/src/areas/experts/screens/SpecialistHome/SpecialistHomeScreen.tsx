import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ExpertHead, ExpertHeadSkeleton } from '@pitchside/ui/ExpertHead';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Code } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isRefused } from '../../../../platform/api/refused.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { MemberPosts } from '../../../content/content.lazy.ts';
import { embedHref } from '../../../scores/matchLinks.ts';
import { expertHref, hubHref } from '../../expertsLinks.ts';
import { FollowExpert } from '../../plans/FollowExpert.tsx';
import { headView } from '../../plans/plan.presenter.ts';
import { PlanList } from '../../plans/PlanList.tsx';
import { RecordCards } from '../../plans/RecordCards.tsx';
import { Columns, Stack } from '../../plans/plans.layout.ts';
import { useExpert } from '../../plans/useExpert.ts';

/** /specialist-home?type=0|1&id: an expert's own page; 0 their plans, 1 what they write, and anything else their plans. */
export function SpecialistHomeScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const type = parameters.get('type') === '1' ? 1 : 0;
  const { user } = useSnapshot(session);
  const [of, setOf] = useState<'sale' | 'settled'>('sale');
  const expert = useExpert(id);
  const { value, state, error } = expert;
  const isUnknown = id === null || (!value && isRefused(error));
  if (isUnknown)
    return (
      <Page data-ready>
        <EmptyState level={1} title={t`没有这位专家`} action={<ButtonLink href={hubHref()}>{t`看看专家`}</ButtonLink>}>
          {t`链接可能写错了。`}
        </EmptyState>
      </Page>
    );
  const tabs = (
    <LinkTabs
      size="l"
      label={t`专家主页`}
      value={String(type)}
      tabs={[
        { id: '0', label: t`方案`, href: expertHref(id, 0) },
        { id: '1', label: t({ id: 'expert.posts', message: '动态' }), href: expertHref(id, 1) },
      ]}
    />
  );
  return (
    <Page data-ready>
      {value ? (
        <ExpertHead
          expert={headView(value)}
          action={
            <>
              <FollowExpert id={id} name={value.user_nickname} isFollowed={value.is_followed} />
              <ButtonLink size="s" tone="outline" href={embedHref('expert', { id })} icon={<Code size={16} aria-hidden />}>
                {t({ id: 'embed.page', message: '嵌入' })}
              </ButtonLink>
            </>
          }
        >
          {tabs}
        </ExpertHead>
      ) : (
        <>
          <VisuallyHidden as="h1">{t`专家`}</VisuallyHidden>
          {state === 'failed' ? (
            <Card padding="small" aria-label={t`专家主页`}>
              {tabs}
            </Card>
          ) : (
            <ExpertHeadSkeleton>{tabs}</ExpertHeadSkeleton>
          )}
        </>
      )}
      <Columns>
        <Stack>
          {type === 0 ? (
            <Card
              stacked
              padding="titled"
              title={t`方案`}
              aside={
                <SegmentedControl
                  size="s"
                  aria-label={t`方案筛选`}
                  segments={[
                    { value: 'sale', label: t`在售` },
                    { value: 'settled', label: t`已结算` },
                  ]}
                  value={of}
                  onValueChange={setOf}
                />
              }
            >
              <PlanList
                key={`${id} ${of}`}
                question={{ of, expert: id }}
                bare
                none={of === 'sale' ? t`现在没有在售的方案` : t`还没有结算的方案`}
              />
            </Card>
          ) : (
            <Region>
              <MemberPosts key={id} memberId={id} isOwn={String(user?.id ?? '') === id} />
            </Region>
          )}
        </Stack>
        <Stack as="aside">
          <Region>
            <RecordCards id={id} expert={expert} bare />
          </Region>
        </Stack>
      </Columns>
    </Page>
  );
}
