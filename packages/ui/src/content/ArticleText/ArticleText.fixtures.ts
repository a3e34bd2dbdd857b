import { say } from '../../lab/storykit/say.ts';
import { evening } from '../../lists/Lightbox/Lightbox.fixtures.ts';
import type { ArticleTextProps } from './ArticleText.tsx';

/** A report with every kind of piece. */
export const report: ArticleTextProps = {
  title: say(
    '第 91 分 22 秒，哈兰德把榜首写成了自己的名字',
    'At 91:22 Haaland wrote his name on top of the table',
    'Phút 91, giây 22: Haaland viết tên mình lên ngôi đầu',
  ),
  section: { name: say('英超', 'Premier League', 'Ngoại hạng Anh'), href: '/news?section=1' },
  source: say('场边编辑部', 'Pitchside desk', 'Ban biên tập Pitchside'),
  publishedAt: Date.UTC(2026, 10, 21, 12),
  minutes: 6,
  lang: say('zh-CN', 'en', 'vi'),
  pieces: [
    {
      kind: 'paragraph',
      text: say(
        '阿森纳领先了四十七分钟，控住了中路，控住了节奏，却没有控住最后一次边路传中。',
        'Arsenal led for forty-seven minutes. They held the middle and the tempo, but not the last cross.',
        'Arsenal dẫn trước bốn mươi bảy phút, giữ được trung lộ và nhịp độ, nhưng không giữ được quả tạt cuối cùng.',
      ),
    },
    { kind: 'heading', text: say('中路的安静', 'Quiet in the middle', 'Trung lộ lặng lẽ') },
    {
      kind: 'quote',
      text: say('我们知道他会在那里。', 'We knew he would be there.', 'Chúng tôi biết anh ấy sẽ ở đó.'),
      by: say('主队主帅', 'The home coach', 'Huấn luyện viên chủ nhà'),
    },
    {
      kind: 'list',
      items: [say('角球 8 比 3', 'Corners 8 to 3', 'Phạt góc 8 - 3'), say('射正 6 比 2', 'Shots on target 6 to 2', 'Sút trúng đích 6 - 2')],
    },
    { kind: 'pictures', pictures: evening.slice(0, 4) },
    {
      kind: 'pictures',
      pictures: evening.slice(0, 1),
      caption: say('终场前的看台', 'The stands before the end', 'Khán đài trước giờ kết thúc'),
    },
    { kind: 'link', href: '/score-detail?id=1', text: say('看完整数据', 'All figures of the match', 'Toàn bộ số liệu trận đấu') },
  ],
  tags: [
    { topic: say('曼城', 'Man City', 'Man City'), href: '/news?tag=a' },
    { topic: say('阿森纳', 'Arsenal', 'Arsenal'), href: '/news?tag=b' },
  ],
};
