import type { PinnedWords } from './PinnedMessage.tsx';

/** A line of the anchor. */
export const pinnedLine: PinnedWords = {
  id: '7',
  nickname: '阿飞说球',
  role: 'anchor',
  text: '中场抽 20 件蓝黑球衣，粉丝团 10 级以上参与',
};

/** A comment of a viewer, as long as it may be. */
export const pinnedComment: PinnedWords = {
  id: '8',
  nickname: '蓝黑军团的老球迷',
  text: '首发出来了：劳塔罗、图拉姆双前锋，恰尔汗奥卢回归，迪马尔科打满左路，替补席上有弗拉泰西和阿瑙',
};
