import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@pitchside/api/contract';
import { oddsMarkets } from '@pitchside/api/scores/matches';
import { planCompetitions, type planList, type PlanSport } from '@pitchside/api/experts/plans';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Menu } from '@pitchside/ui/Menu';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { PlanList } from '../../plans/PlanList.tsx';
import { usePlanLabels } from '../../plans/usePlanLabels.ts';
import { TitleRow } from '../../plans/plans.layout.ts';

/** Refresh interval of the competitions that have plans, ms. */
const every = 60_000;

const filters = ['all', ...oddsMarkets, 'free', 'followed', 'bought', 'settled'] as const;
type Filter = (typeof filters)[number];
const isFilter = (text: string | null): text is Filter => (filters as readonly (string | null)[]).includes(text);

/** Query of a filter. */
function questionOf(filter: Filter): Pick<CallInput<typeof planList>, 'of' | 'free' | 'play'> {
  if (filter === 'all') return {};
  if (filter === 'free') return { free: 1 };
  return filter === 'followed' || filter === 'bought' || filter === 'settled' ? { of: filter } : { play: filter };
}

/** Value of the option for all competitions. */
const everyCompetition = '';

/** Plans, filtered by play type and competition, or: free ones, those of followed experts, one's own purchases, settled ones. */
export function PlansCard({ sport }: { sport: PlanSport }) {
  const { t } = useLingui();
  const { play } = usePlanLabels();
  const { user } = useSnapshot(session);
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useState<Filter>(() => {
    const of = parameters.get('of');
    return isFilter(of) ? of : 'all';
  });
  const [chosen, setChosen] = useState(everyCompetition);
  const competitions = useResource(
    `plan competitions ${sport}`,
    (signal) => api.call(planCompetitions, { sport }, { signal, quiet: true }),
    { every },
  ).value?.list;
  const choices = [
    { value: everyCompetition, label: t`全部赛事` },
    ...(competitions ?? []).map(({ competition: { id, short_name } }) => ({ value: id, label: short_name })),
  ];
  const competition = choices.some(({ value }) => value === chosen) ? chosen : everyCompetition;
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
  const question = {
    sport,
    ...questionOf(filter),
    ...(competition !== everyCompetition && { competition }),
  };
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
      aside={
        <Menu
          align="end"
          trigger={
            <Button size="s" tone="plain" icon={<SlidersHorizontal size={16} aria-hidden />}>
              {choices.find(({ value }) => value === competition)?.label}
            </Button>
          }
          entries={[{ kind: 'choice', id: 'competition', label: t`赛事`, value: competition, options: choices, onValueChange: setChosen }]}
        />
      }
    >
      {door ? (
        <EmptyState title={door} action={<Button onClick={openLogin}>{t`登录`}</Button>} />
      ) : (
        <PlanList
          key={`${sport} ${filter} ${competition}`}
          question={question}
          none={nones[filter] ?? t`现在没有在售的方案`}
          {...(nones[filter] === undefined && { noneWords: t`专家发布方案后，开赛前都在这里。` })}
        />
      )}
    </Card>
  );
}
