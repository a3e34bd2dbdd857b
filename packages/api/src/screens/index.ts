import { getSystemConfig } from '../desk/system/index.ts';
import { trophyHome } from '../member/trophies/index.ts';
import { aboutUserQuestions } from './AboutUser.ts';
import { anchorQuestions } from './Anchor.ts';
import { baseQuestions } from './Base.ts';
import { circleQuestions } from './Circle.ts';
import { clipQuestions } from './Clip.ts';
import { circleDetailQuestions } from './CircleDetail.ts';
import { detailQuestions } from './Detail.ts';
import { specialistDetailQuestions, specialistHomeQuestions, specialistNewsQuestions, specialistQuestions } from './Experts.ts';
import { embedQuestions } from './EmbedFrame.ts';
import { isEsports, esportsQuestions, scoresQuestions } from './Football.ts';
import { liveQuestions } from './Live.ts';
import { mainQuestions } from './Main.ts';
import { newsQuestions } from './News.ts';
import { question, type Question, type Reader } from './question.ts';
import { rankQuestions } from './Rank.ts';
import { scheduleQuestions } from './Schedule.ts';
import { searchQuestions } from './Search.ts';
import { scoreDetailQuestions } from './ScoreDetail.ts';
import { personaQuestions } from './Persona.ts';
import { videoClassifyQuestions, videoListQuestions } from './Videos.ts';
import { videoPlayerQuestions } from './VideoPlayer.ts';

const questions: Partial<Record<string, (address: URLSearchParams, reader: Reader) => Question[] | undefined>> = {
  Main: mainQuestions,
  News: newsQuestions,
  Detail: detailQuestions,
  Circle: circleQuestions,
  VideoPlayer: videoPlayerQuestions,
  Clip: clipQuestions,
  // Esports have a table of their own at the address of football.
  Football: (address) => (isEsports(address) ? esportsQuestions : scoresQuestions('football')),
  Basketball: () => scoresQuestions('basketball'),
  ScoreDetail: scoreDetailQuestions,
  Schedule: scheduleQuestions,
  CircleDetail: circleDetailQuestions,
  Rank: rankQuestions,
  BaseFootball: baseQuestions('football'),
  BaseBasketball: baseQuestions('basketball'),
  VideoList: videoListQuestions,
  VideoClassify: videoClassifyQuestions,
  Persona: personaQuestions,
  TrophyHome: () => [question(trophyHome, {})],
  SpecialistHome: specialistHomeQuestions,
  SpecialistDetail: specialistDetailQuestions,
  Specialist: specialistQuestions,
  SpecialistNews: specialistNewsQuestions,
  SpecialistInfo: () => [],
  Anchor: anchorQuestions,
  Live: liveQuestions,
  Search: searchQuestions,
  AboutUser: aboutUserQuestions,
  Download: () => [],
  EmbedFrame: embedQuestions,
};

/** Screens whose first questions are declared, so that the server draws them. */
export const drawnScreens: readonly string[] = Object.keys(questions);

/** First request of the frame around every screen. */
const ofFrame = question(getSystemConfig, {});

/**
 * First requests of a screen whose answers come with the page, by the screen's name; for the server. None for a screen that it does not
 * draw. A screen takes its own from `@pitchside/api/screens/<Screen>`, so that the others are not loaded with it.
 */
export function screenQuestions(screen: string, address: URLSearchParams, reader: Reader): Question[] {
  const own = questions[screen]?.(address, reader);
  return own ? [...own, ofFrame] : [];
}
export type { Question, Reader } from './question.ts';
