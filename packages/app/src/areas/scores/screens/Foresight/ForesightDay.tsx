import { withMessages } from '../../../../platform/messages/withMessages.ts';
import type { Sport } from '@pitchside/api/scores/matches';
import { ForecastStageSkeleton } from '@pitchside/ui/ForecastCard';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../../platform/region/Region.tsx';
import { hasPages } from '../../matchLinks.ts';
import { Aside, Columns, Days } from './Foresight.layout.ts';
import { ForesightAbsences } from './ForesightAbsences.tsx';
import { ForesightCards } from './ForesightCards.tsx';
import { ForesightHero } from './ForesightHero.tsx';
import { ForesightRecord } from './ForesightRecord.tsx';
import { ForesightPlans, ForesightPreviews } from './ForesightSlots.tsx';
import { ForesightTable } from './ForesightTable.tsx';
import { foresight } from './foresight.store.ts';
import { useHero } from './useHero.ts';

const CompaniesDialog = lazy(withMessages('scores', () => import('./ForesightOdds.tsx')));

/**
 * A day of forecasts: its match of the day above the others. Beside them the person's own votes, articles, absences, table positions of the
 * match of the day, and plans.
 */
export function ForesightDay({ day, sport }: { day: string; sport: Sport | undefined }) {
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
        <Suspense fallback={null}>
          <CompaniesDialog matchId={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Columns>
  );
}
