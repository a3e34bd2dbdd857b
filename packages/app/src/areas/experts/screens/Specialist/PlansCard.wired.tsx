import { useLingui } from '@lingui/react/macro';
import { oddsMarkets } from '@pitchside/api/matches';
import type { PlanSport } from '@pitchside/api/plans';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { PlanList } from '../../plans/PlanList.wired.tsx';
import { usePlanWords } from '../../plans/usePlanWords.ts';
import { TitleRow } from '../../plans/plans.layout.ts';

const filters = ['all', ...oddsMarkets, 'free', 'followed', 'bought', 'settled'] as const;
type Filter = (typeof filters)[number];
const isFilter = (text: string | null): text is Filter => (filters as readonly (string | null)[]).includes(text);

/** Plans that can be unlocked, by play type, free ones, those of experts one follows, one's own purchases, and settled ones. */
export function PlansCard({ sport }: { sport: PlanSport }) {
  const { t } = useLingui();
  const { play } = usePlanWords();
  const { user } = useSnapshot(session);
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState<Filter>(() => {
    const of = parameters.get('of');
    return isFilter(of) ? of : 'all';
  });
  const names: Record<Filter, string> = {
    all: t`全部`,
    asian: play('asian', sport),
    size: play('size', sport),
    european: play('european', sport),
    free: t`免费`,
    followed: t`我关注的`,
    bought: t`我的已购`,
    settled: t`已结算`,
  };
  const nones: Partial<Record<Filter, string>> = {
    followed: t`你关注的专家还没有方案`,
    bought: t`还没有解锁过方案`,
    settled: t`还没有结算的方案`,
  };
  const doors: Partial<Record<Filter, string>> = { followed: t`登录后看你关注的专家的方案`, bought: t`登录后看你解锁的方案` };
  const door = user ? undefined : doors[filter];
  const question =
    filter === 'all'
      ? { sport }
      : filter === 'free'
        ? { sport, free: 1 }
        : filter === 'followed' || filter === 'bought' || filter === 'settled'
          ? { sport, of: filter }
          : { sport, play: filter };
  return (
    <Card
      stacked
      padding="titled"
      title={t`在售方案`}
      tabs={
        <TitleRow role="group" aria-label={t`方案筛选`}>
          {filters.map((each) => (
            <Chip key={each} size="m" pressed={each === filter} tone={each === filter ? 'turf' : 'neutral'} onPress={() => setFilter(each)}>
              {names[each]}
            </Chip>
          ))}
        </TitleRow>
      }
    >
      {door ? (
        <EmptyState title={door} action={<Button onClick={openLogin}>{t`登录`}</Button>} />
      ) : (
        <PlanList
          key={`${sport} ${filter}`}
          question={question}
          none={nones[filter] ?? t`现在没有在售的方案`}
          {...(nones[filter] === undefined && { noneWords: t`专家发布方案后，开赛前都在这里。` })}
        />
      )}
    </Card>
  );
}
