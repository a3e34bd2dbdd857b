import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { ClipScoreProps } from './ClipScore.tsx';

const { live, long } = matches;

/** After the goal. */
export const clipScore: ClipScoreProps = {
  home: live.home,
  away: live.away,
  score: live.score,
  minute: 67,
  goal: say("67' 萨卡", "67' Saka", "67' Saka"),
};

/** Longest names that it must fit. */
export const longClipScore: ClipScoreProps = {
  home: long.home,
  away: long.away,
  score: { home: 12, away: 11 },
  minute: 90,
  added: 7,
  goal: "90+7' Nguyễn Hoàng Đức (phản lưới nhà)",
};
