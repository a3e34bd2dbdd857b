import { MatchPosts, MatchPreview, Previews } from './areas/content/content.lazy.ts';
import { ExpertBoard, FrontPlans, MatchGuesses, MatchPlans } from './areas/experts/experts.lazy.ts';
import { MatchReplays } from './areas/live/live.lazy.ts';
import { createScreenPrefetch } from './platform/prefetch/screenLoaders.ts';
import type { routes } from './routes.data.ts';
import { slots } from './platform/slots/slots.ts';
import type { ComponentType } from 'react';
import { withMessages } from './platform/messages/withMessages.ts';

// The page of a match has places for posts and guesses, which show matches themselves.
slots.MatchPosts = MatchPosts;
slots.MatchGuesses = MatchGuesses;
// Beside the forecasts stands what is written ahead of matches.
slots.MatchPreview = MatchPreview;
slots.Previews = Previews;
slots.MatchReplays = MatchReplays;
// So do scores and experts, whose plans are about matches.
slots.MatchPlans = MatchPlans;
slots.FrontPlans = FrontPlans;
// The rankings have a tab for experts.
slots.ExpertBoard = ExpertBoard;

/** Code of a screen. */
export interface ScreenModule {
  Component: ComponentType;
  /** Fills the stores with what came with the page that the server drew (`answerNow`), and brings code that the screen needs at once. */
  takeFirst?: (address: URLSearchParams) => Promise<void> | void;
}

/** Screens besides the first page and the room. */
type Listed = Exclude<keyof typeof routes, 'main' | 'live'>;

/** Those screens, each loaded with its words when it is first visited. */
export const lazyScreens: Record<Listed, () => Promise<ScreenModule>> = {
  football: withMessages('scores', () => import('./areas/scores/screens/Football/index.ts')),
  scoreDetail: withMessages('scores', () => import('./areas/scores/screens/ScoreDetail/index.ts')),
  scoreLive: withMessages('live', () => import('./areas/live/screens/ScoreLive/index.ts')),
  basketball: withMessages('scores', () => import('./areas/scores/screens/Basketball/index.ts')),
  anchor: withMessages('live', () => import('./areas/live/screens/Anchor/index.ts')),
  reserve: withMessages('scores', () => import('./areas/scores/screens/Reserve/index.ts')),
  attention: withMessages('live', () => import('./areas/live/screens/Attention/index.ts')),
  rank: withMessages('live', () => import('./areas/live/screens/Rank/index.ts')),
  schedule: withMessages('scores', () => import('./areas/scores/screens/Schedule/index.ts')),
  baseFootball: withMessages('scores', () => import('./areas/scores/screens/Base/football.ts')),
  baseBasketball: withMessages('scores', () => import('./areas/scores/screens/Base/basketball.ts')),
  foresight: withMessages('scores', () => import('./areas/scores/screens/Foresight/index.ts')),
  videoList: withMessages('content', () => import('./areas/content/screens/VideoList/index.ts')),
  videoClassify: withMessages('content', () => import('./areas/content/screens/VideoClassify/index.ts')),
  videoPlayer: withMessages('content', () => import('./areas/content/screens/VideoPlayer/index.ts')),
  clip: withMessages('live', () => import('./areas/live/screens/Clip/index.ts')),
  news: withMessages('content', () => import('./areas/content/screens/News/index.ts')),
  detail: withMessages('content', () => import('./areas/content/screens/Detail/index.ts')),
  circle: withMessages('content', () => import('./areas/content/screens/Circle/index.ts')),
  circleDetail: withMessages('content', () => import('./areas/content/screens/CircleDetail/index.ts')),
  comment: withMessages('content', () => import('./areas/content/screens/Comment/index.ts')),
  specialist: withMessages('experts', () => import('./areas/experts/screens/Specialist/index.ts')),
  specialistHome: withMessages('experts', () => import('./areas/experts/screens/SpecialistHome/index.ts')),
  specialistDetail: withMessages('experts', () => import('./areas/experts/screens/SpecialistDetail/index.ts')),
  specialistInfo: withMessages('experts', () => import('./areas/experts/screens/SpecialistInfo/index.ts')),
  search: withMessages('home', () => import('./areas/home/screens/Search/index.ts')),
  specialistNews: withMessages('experts', () => import('./areas/experts/screens/SpecialistNews/index.ts')),
  persona: withMessages('member', () => import('./areas/member/screens/Persona/index.ts')),
  chatChat: withMessages('messages', () => import('./areas/messages/screens/Chat/index.ts')),
  member: withMessages('member', () => import('./areas/member/screens/Member/index.ts')),
  login: withMessages('member', () => import('./areas/member/screens/Login/index.ts')),
  aboutUser: withMessages('home', () => import('./areas/home/screens/AboutUser/index.ts')),
  download: withMessages('home', () => import('./areas/home/screens/Download/index.ts')),
  dome: withMessages('home', () => import('./areas/home/screens/Dome/index.ts')),
  demo: withMessages('home', () => import('./areas/home/screens/Demo/index.ts')),
  trophyHome: withMessages('member', () => import('./areas/member/screens/TrophyHome/index.ts')),
  newFile: withMessages('home', () => import('./areas/home/screens/NewFile/index.ts')),
  admin: withMessages('desk', () => import('./areas/desk/screens/Admin/index.ts')),
  embed: withMessages('scores', () => import('./areas/scores/screens/Embed/index.ts')),
  notFound: withMessages('home', () => import('./areas/home/screens/NotFound/index.ts')),
};

/** Asks what a screen asks first. */
export const prefetchScreen = createScreenPrefetch<Listed>({
  football: async () => (await import('./areas/scores/screens/Football/loader.ts')).loader,
  scoreDetail: async () => (await import('./areas/scores/screens/ScoreDetail/loader.ts')).loader,
  basketball: async () => (await import('./areas/scores/screens/Basketball/loader.ts')).loader,
  anchor: async () => (await import('./areas/live/screens/Anchor/loader.ts')).loader,
  reserve: async () => (await import('./areas/scores/screens/Reserve/loader.ts')).loader,
  attention: async () => (await import('./areas/live/screens/Attention/loader.ts')).loader,
  rank: async () => (await import('./areas/live/screens/Rank/loader.ts')).loader,
  baseFootball: async () => (await import('./areas/scores/screens/Base/loader.ts')).football,
  baseBasketball: async () => (await import('./areas/scores/screens/Base/loader.ts')).basketball,
  videoList: async () => (await import('./areas/content/screens/VideoList/loader.ts')).loader,
  videoClassify: async () => (await import('./areas/content/screens/VideoClassify/loader.ts')).loader,
  videoPlayer: async () => (await import('./areas/content/screens/VideoPlayer/loader.ts')).loader,
  clip: async () => (await import('./areas/live/screens/Clip/loader.ts')).loader,
  news: async () => (await import('./areas/content/screens/News/loader.ts')).loader,
  detail: async () => (await import('./areas/content/screens/Detail/loader.ts')).loader,
  circle: async () => (await import('./areas/content/screens/Circle/loader.ts')).loader,
  circleDetail: async () => (await import('./areas/content/screens/CircleDetail/loader.ts')).loader,
  member: async () => (await import('./areas/member/screens/Member/loader.ts')).loader,
  trophyHome: async () => (await import('./areas/member/screens/TrophyHome/loader.ts')).loader,
});

/** The cashier, a window of its own. */
export const cashierScreen = withMessages('money', () => import('./areas/money/screens/Cashier/index.ts'));

/** A page that other sites embed. */
export const embedFrameScreen = withMessages('scores', () => import('./areas/scores/screens/EmbedFrame/index.ts'));
