import { say } from '../../lab/storykit/say.ts';
import type { ArticlePieceDraft } from './piece.ts';

/** One piece of each kind that is written. */
export const pieces: readonly ArticlePieceDraft[] = [
  {
    id: '1',
    kind: 'paragraph',
    text: say('阿森纳领先了四十七分钟。', 'Arsenal led for forty-seven minutes.', 'Arsenal dẫn trước bốn mươi bảy phút.'),
    more: '',
    upload: '',
  },
  { id: '2', kind: 'heading', text: say('中路的安静', 'Quiet in the middle', 'Trung lộ lặng lẽ'), more: '', upload: '' },
  {
    id: '3',
    kind: 'quote',
    text: say('我们知道他会在那里。', 'We knew he would be there.', 'Chúng tôi biết anh ấy sẽ ở đó.'),
    more: say('主队主帅', 'The home coach', 'Huấn luyện viên chủ nhà'),
    upload: '',
  },
  {
    id: '4',
    kind: 'list',
    text: say('角球 8 比 3\n射正 6 比 2', 'Corners 8 to 3\nOn target 6 to 2', 'Phạt góc 8 - 3\nTrúng đích 6 - 2'),
    more: '',
    upload: '',
  },
  { id: '5', kind: 'link', text: say('全场数据', 'All figures', 'Toàn bộ số liệu'), more: '/score-detail?id=1', upload: '' },
];
