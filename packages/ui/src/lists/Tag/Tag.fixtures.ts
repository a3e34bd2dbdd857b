import { say } from '../../lab/storykit/say.ts';

/** Topics of a match night. */
export const topics = [
  { topic: say('英超争冠夜', 'TitleRace', 'Đua vô địch'), count: 42_000, mark: 'hot' },
  { topic: say('国家德比首发猜想', 'ElClasicoXI', 'Đội hình El Clasico'), count: 38_000, mark: 'new' },
  { topic: say('你家门将值几分', 'RateYourKeeper', 'Chấm điểm thủ môn'), count: 26_000 },
  { topic: say('第一次去客场', 'FirstAwayDay', 'Lần đầu đi sân khách'), count: 9_204 },
] as const;
