import { useLingui } from '@lingui/react/macro';
import { getAdvertisingList } from '@pitchside/api/desk/banners';
import { postRank } from '@pitchside/api/content/community';
import { recommendedMatches, sports } from '@pitchside/api/scores/matches';
import { bannerList, getHeadlines } from '@pitchside/api/content/news';
import { planList } from '@pitchside/api/experts/plans';
import { scheduleDays } from '@pitchside/api/scores/schedule';
import { videoGetList } from '@pitchside/api/content/videos';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { language } from '../../../../platform/api/language.ts';
import { NotYet } from '../../../../platform/widgets/NotYet.tsx';
import { dayOf, edgesFrom } from '../../../../platform/days/days.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { OneWord } from './MainMore.layout.ts';

/** Which parts of the page further down have something to show. */
export interface QuietParts {
  middle: boolean;
  stories: boolean;
  plans: boolean;
}

/** Asks at once what the site has besides rooms and matches, so that the page is laid out once, and for that alone. */
async function askWhatThereIs(signal: AbortSignal): Promise<QuietParts & { matches: boolean }> {
  const quiet = { signal, quiet: true };
  const [days, esports, adverts, fronted, news, videos, posts, plans] = await Promise.all([
    api.call(scheduleDays, { edges: edgesFrom(dayOf(Date.now()), 1).join(',') }, quiet),
    api.call(recommendedMatches, { sport: 'esports', limit: 1 }, quiet),
    api.call(getAdvertisingList, { place: 'main' }, quiet),
    api.call(bannerList, { place: 'main', limit: 1 }, quiet),
    api.call(getHeadlines, { lang: language, limit: 1 }, quiet),
    api.call(videoGetList, { limit: 1 }, quiet),
    api.call(postRank, { period: 'month', limit: 1 }, quiet),
    api.call(planList, { limit: 1 }, quiet),
  ]);
  const some = (...lists: { list: readonly unknown[] }[]) => lists.some(({ list }) => list.length > 0);
  return {
    matches: sports.some(
      (sport) => days.days.some(({ counts }) => counts[sport] > 0) || days.earlier[sport] !== null || days.later[sport] !== null,
    ),
    middle: some(esports, adverts, fronted),
    stories: some(news, videos, posts),
    plans: some(plans),
  };
}

/** The page while nobody streams and nothing is played: one word about it, and below it what there is all the same. */
export function MainQuiet({ children }: { children: (parts: QuietParts) => ReactNode }) {
  const { t } = useLingui();
  const { value, state } = useResource('quiet', askWhatThereIs);
  if (!value && state !== 'failed')
    return (
      <OneWord role="status" aria-label={t`努力加载中`} aria-busy>
        <Skeleton width={240} height={160} />
      </OneWord>
    );
  // Parts that failed say so themselves.
  const { matches, ...parts } = value ?? { matches: true, middle: true, stories: true, plans: true };
  const word = matches ? (
    <EmptyState title={t`今天没有比赛`} action={<ButtonLink tone="soft" href={routes.schedule.path}>{t`看全部赛程`}</ButtonLink>}>
      {t`比赛开始前后，主播们就会陆续上线。`}
    </EmptyState>
  ) : (
    <NotYet title={t`还没有比赛和直播`}>{t`有了赛程，比分、直播和数据都会在这里。`}</NotYet>
  );
  return (
    <>
      {Object.values(parts).includes(true) ? word : <OneWord>{word}</OneWord>}
      {children(parts)}
    </>
  );
}
