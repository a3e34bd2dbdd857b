import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { addDays } from '@pitchside/ui/civil';
import { DateStrip } from '@pitchside/ui/DateStrip';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useEffect, lazy, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDay, readType, scheduleTypes, type ScheduleType } from '../../../../platform/days/days.ts';
import { useToday } from '../../../../platform/days/useToday.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Bar, Aside, Columns, Days, PlansPlace, PreviewsPlace } from './Foresight.layout.ts';
import { openForesight, foresight } from './foresight.store.ts';
import { withMessages } from '../../../../platform/messages/withMessages.ts';
import type { Sport } from '@pitchside/api/scores/matches';
import { ForecastStageSkeleton } from '@pitchside/ui/ForecastCard';
import { useSnapshot } from 'valtio';
import { Region } from '../../../../platform/region/Region.tsx';
import { hasPages } from '../../matchLinks.ts';
import { ForesightAbsences } from './ForesightAbsences.tsx';
import { ForesightCards } from './ForesightCards.tsx';
import { ForesightHero } from './ForesightHero.tsx';
import { ForesightRecord } from './ForesightRecord.tsx';
import { ForesightTable } from './ForesightTable.tsx';
import { useHero } from './useHero.ts';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { slots } from '../../../../platform/slots/slots.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

interface HeldProps {
  Place: typeof PlansPlace;
  Block: ComponentType<{ slim?: boolean }> | undefined;
}

/** Component of another area beside the forecasts. It loads when it is scrolled to, and its space is reserved. */
function Held({ Place, Block }: HeldProps) {
  const [place, isNear] = useInView();
  if (!Block) return null;
  return (
    <Place ref={place}>
      {isNear && (
        <Region>
          <Later>
            <Block slim />
          </Later>
        </Region>
      )}
    </Place>
  );
}

/** Plans on sale. */
const ForesightPlans = () => <Held Place={PlansPlace} Block={slots.FrontPlans} />;

/** Articles about matches to come. */
const ForesightPreviews = () => <Held Place={PreviewsPlace} Block={slots.Previews} />;

const CompaniesDialog = lazy(withMessages('scores', () => import('./ForesightOdds.tsx')));

/**
 * A day of forecasts: its match of the day above the others. Beside them the person's own votes, articles, absences, table positions of the
 * match of the day, and plans.
 */
function ForesightDay({ day, sport }: { day: string; sport: Sport | undefined }) {
  const { state, key } = useSnapshot(foresight);
  const hero = useHero();
  const [asked, setAsked] = useState<string | null>(null);
  const isWaiting = state === 'loading' || (state === 'ready' && key !== `${day} ${sport ?? ''}`);
  return (
    <Columns>
      <Days>
        {hero && !isWaiting ? (
          <Region>
            <ForesightHero key={hero.match.id} hero={hero} onCompanies={setAsked} />
          </Region>
        ) : (
          isWaiting && <ForecastStageSkeleton {...(sport && { sport })} />
        )}
        <ForesightCards day={day} sport={sport} onCompanies={setAsked} />
      </Days>
      <Aside>
        <ForesightRecord />
        <ForesightPreviews />
        {hero && (
          <Region>
            {/* Sources of other sports may never tell them. */}
            {(hero.match.sport === 'football' || hero.before.value?.absences) && <ForesightAbsences hero={hero} />}
            {hasPages(hero.match.sport) && <ForesightTable hero={hero} sport={hero.match.sport} />}
          </Region>
        )}
        {!isWaiting && <ForesightPlans />}
      </Aside>
      {asked !== null && (
        <Later>
          <CompaniesDialog matchId={asked} onClose={() => setAsked(null)} />
        </Later>
      )}
    </Columns>
  );
}

/** Days of the strip before and after the chosen one. */
const around = 3;

/** /foresight: forecasts of a day's matches, and the fans' votes. */
export function ForesightScreen() {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const type = readType(parameters.get('type'));
  const day = readDay(parameters.get('day')) ?? today;
  const sport = type === 'all' ? undefined : type;
  useEffect(() => openForesight(day, sport), [day, sport]);
  const go = (change: { day?: string; type?: ScheduleType }) => {
    const next = { day, type, ...change };
    setParameters(
      { ...(next.type !== 'all' && { type: String(scheduleTypes.indexOf(next.type)) }), ...(next.day !== today && { day: next.day }) },
      { replace: true, preventScrollReset: true },
    );
  };
  const names: Record<ScheduleType, string> = { all: t`全部`, football: t`足球`, basketball: t`篮球`, esports: t`电竞` };
  return (
    <Page data-ready>
      <Card padding="none" aria-label={t`选择前瞻`}>
        <Bar>
          <Text as="h1" size="xl">{t`前瞻`}</Text>
          <SegmentedControl
            label={t`运动`}
            segments={scheduleTypes.map((id) => ({ value: id, label: names[id] }))}
            value={type}
            onValueChange={(next) => go({ type: next })}
          />
          <div>
            <DateStrip
              look="compact"
              label={t`前瞻日期`}
              days={Array.from({ length: 2 * around + 1 }, (_, at) => ({ day: addDays(day, at - around) }))}
              value={day}
              onValueChange={(next) => go({ day: next })}
              onEarlier={() => go({ day: addDays(day, -1) })}
              onLater={() => go({ day: addDays(day, 1) })}
              calendar={{ min: addDays(today, -365), max: addDays(today, 365) }}
            />
          </div>
        </Bar>
      </Card>
      <ForesightDay day={day} sport={sport} />
    </Page>
  );
}
