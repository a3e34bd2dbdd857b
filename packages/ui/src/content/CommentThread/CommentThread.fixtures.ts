import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { CommentItem, CommentThreadItem } from './commentItem.ts';

const evening = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const by = (id: string, nickname: string, level: number) => ({ id, nickname, level, href: `/persona?id=${id}` });
const gooner = say('枪迷阿正', 'Gooner Zheng', 'Pháo thủ Chính');
const writer = by('writer', say('蓝月老周', 'Blue Moon Zhou', 'Chu Trăng Xanh'), 22);

const replies: readonly CommentItem[] = [
  {
    id: '11',
    author: by('gooner', gooner, 12),
    text: say(
      '不是不补，赖斯要盯德布劳内的前插，补了中路就空',
      'He could not: Rice had De Bruyne’s runs, cover and the middle is open',
      'Không phải không bọc: Rice phải theo De Bruyne, bọc là hở giữa',
    ),
    at: evening - 15 * minute,
    likes: 86,
    liked: false,
  },
  {
    id: '12',
    author: writer,
    isAuthor: true,
    replyTo: gooner,
    text: say(
      '所以这就是两难，左路一旦有人能过掉第一个人，后面全是选择题',
      'Which is the dilemma: beat the first man on the left and the rest is multiple choice',
      'Thế mới khó: qua được người đầu ở cánh trái thì phía sau toàn câu chọn một',
    ),
    at: evening - 15 * minute,
    likes: 142,
    liked: true,
  },
  {
    id: '13',
    author: by('me', say('看台上的我', 'Me in the stands', 'Mình trên khán đài'), 9),
    own: true,
    text: say('学到了，回放再看一遍', 'Learned something, watching it again', 'Học được rồi, xem lại đã'),
    at: evening,
    likes: 0,
    liked: false,
  },
];

/** A discussion under a post: a thread with answers, a short one, one that was deleted, one that waits for review. */
export const threads: readonly CommentThreadItem[] = [
  {
    id: '1',
    author: by('north', say('北看台第七排', 'North stand row seven', 'Hàng bảy khán đài Bắc'), 27),
    text: say(
      '第三张图最清楚，萨卡回追晚了两步，后点就被一打二了。这个口子阿尔特塔中场不补一定还会丢。',
      'The third picture tells it: Saka is two steps late and it is two on one at the back post. Leave that gap at half-time and they concede again.',
      'Bức thứ ba rõ nhất: Saka lùi chậm hai bước nên cột xa thành hai đánh một. Giờ nghỉ Arteta không vá thì còn thủng.',
    ),
    at: evening - 18 * minute,
    likes: 318,
    liked: true,
    replies,
    total: 17,
  },
  {
    id: '2',
    author: by('kloppite', sayAlike('Kloppite_沪'), 18),
    text: say(
      '中立球迷路过，67 分钟 6 比 3 的角球，场面差距比比分大。',
      'Neutral here: six corners to three by the 67th says more than the score.',
      'Fan trung lập: 6-3 phạt góc ở phút 67 nói nhiều hơn tỷ số.',
    ),
    at: evening - 20 * minute,
    likes: 97,
    liked: false,
    replies: [],
    total: 0,
  },
  {
    id: '3',
    author: by('gone', sayAlike('—'), 1),
    at: evening - 22 * minute,
    likes: 0,
    liked: false,
    replies: replies.slice(0, 1),
    total: 1,
  },
  {
    id: '4',
    author: by('me', say('看台上的我', 'Me in the stands', 'Mình trên khán đài'), 9),
    own: true,
    awaiting: true,
    text: say(
      '第二张图门将反方向了？我看着像是变线。',
      'Was the keeper going the wrong way in the second? Looks like a deflection.',
      'Bức hai thủ môn đổ sai hướng à? Trông như bóng đổi hướng.',
    ),
    at: evening - 1 * minute,
    likes: 0,
    liked: false,
    replies: [],
    total: 0,
  },
];
