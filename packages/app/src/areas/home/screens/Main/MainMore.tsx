import { useLingui } from '@lingui/react/macro';
import { recommendedMatches } from '@pitchside/api/scores/matches';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchCard, MatchCardSkeleton } from '@pitchside/ui/MatchCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { api } from '../../../../platform/api/api.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { FrontPlans } from '../../../experts/experts.lazy.ts';
import { leagueText, scoreView } from '../../../scores/match.presenter.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { useMatchNote } from '../../../scores/useMatchNote.ts';
import { AdvertWired } from '../../banners/Advert.tsx';
import { Carousel } from '../../banners/Carousel.tsx';
import { RibbonWired } from '../../banners/Ribbon.tsx';
import { EsportsCards, MoreStack, Sides } from './MainMore.layout.ts';

export { RibbonWired as MainRibbon } from '../../banners/Ribbon.tsx';
export { MainNobody } from './MainNobody.tsx';
export { MainQuiet } from './MainQuiet.tsx';

/** Esports matches shown, and their refresh interval, ms. */
const [most, every] = [4, 30_000];

/** Esports beside the banners of the site. */
export function MainMiddle() {
  return (
    <Sides>
      <Region>
        <Esports />
      </Region>
      <Region>
        <Carousel />
      </Region>
    </Sides>
  );
}

/** Plans of experts beside an advertisement, another one across the page, and the site on a phone. */
export function MainEnd() {
  return (
    <MoreStack>
      <Sides>
        <Region>
          <FrontPlans />
        </Region>
        <Region>
          <AdvertWired place="side" />
        </Region>
      </Sides>
      <Region>
        <AdvertWired place="strip" look="strip" />
      </Region>
      <Region>
        <RibbonWired />
      </Region>
    </MoreStack>
  );
}

/** Esports matches of the day; nothing without any. */
function Esports() {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  const note = useMatchNote();
  const { value, state, again } = useResource(
    'esports',
    (signal) => api.call(recommendedMatches, { sport: 'esports', limit: most }, { signal, quiet: true }),
    { every },
  );
  if (value?.list.length === 0) return null;
  return (
    <section aria-labelledby="front-esports" aria-busy={!value && state === 'loading'}>
      <SectionTitle headingId="front-esports" more={{ href: '/football?sport=3', label: t`电竞数据` }}>
        {t`电竞`}
      </SectionTitle>
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`赛事没能送到`} onRetry={again} />
      ) : (
        <EsportsCards>
          {value
            ? value.list.map(fresh).map((match) => (
                <li key={match.id}>
                  <MatchCard
                    size="row"
                    match={scoreView(match)}
                    href={matchHref(match)}
                    league={leagueText(match)}
                    note={note(match)}
                    go={match.room_count > 0 ? t`看直播` : undefined}
                  />
                </li>
              ))
            : Array.from({ length: most }, (_, index) => (
                <li key={index}>
                  <MatchCardSkeleton size="row" />
                </li>
              ))}
        </EsportsCards>
      )}
    </section>
  );
}
