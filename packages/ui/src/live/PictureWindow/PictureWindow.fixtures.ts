import { say } from '../../lab/storykit/say.ts';
import type { WindowLine } from './PictureWindow.tsx';

/** Comments of a room after a goal. */
export const windowLines: readonly WindowLine[] = [
  {
    id: '1',
    level: 8,
    nickname: say('前面的', 'earlier', 'trước đó'),
    words: say('这一行不显示', 'This line is not shown', 'Dòng này không hiện'),
  },
  {
    id: '2',
    level: 26,
    nickname: say('红白剑条衫', 'StripedShirt', 'ÁoSọc'),
    words: say('少一人还敢压上', 'A man down and still pressing', 'Thiếu người mà vẫn ép sân'),
  },
  {
    id: '3',
    level: 15,
    nickname: say('兰开夏的风', 'LancashireWind', 'GióLancashire'),
    words: say('多卡这边一直是空的', 'Wide open on Doku’s side', 'Bên cánh Doku trống hoác'),
  },
  {
    id: '4',
    level: 24,
    nickname: say('看台上的我', 'MeInTheStand', 'TôiTrênKhánĐài'),
    words: say('边报销边看', 'Watching while I do expenses', 'Vừa làm sổ sách vừa xem'),
  },
];
