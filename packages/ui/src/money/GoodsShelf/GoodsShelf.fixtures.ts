import { say } from '../../lab/storykit/say.ts';
import type { ShelfGoods } from './GoodsShelf.tsx';

/** A shelf with every state: unlimited, running out, sold out, too expensive. */
export const shelfOf = (): readonly ShelfGoods[] => [
  {
    id: 'scarves',
    name: say('围巾 10 条装', 'Ten scarves', 'Mười khăn CĐV'),
    about: say('换到就在背包里', 'In your backpack at once', 'Có ngay trong túi đồ'),
    kind: 'virtual',
    art: 'scarf',
    price: 600,
  },
  {
    id: 'mug',
    name: say('场边马克杯 380 ml', 'Pitchside mug, 380 ml', 'Cốc Pitchside 380 ml'),
    about: say('陶瓷，包邮', 'Stoneware, free delivery', 'Gốm, miễn phí giao hàng'),
    kind: 'physical',
    art: 'mug',
    price: 2_900,
    stock: { total: 160, left: 98 },
    most: 2,
  },
  {
    id: 'shirt',
    name: say('复古球衣', 'Retro shirt', 'Áo đấu cổ điển'),
    about: '',
    kind: 'physical',
    art: 'shirt',
    price: 18_800,
    stock: { total: 40, left: 4 },
  },
  {
    id: 'ball',
    name: say('5 号训练球', 'Size 5 training ball', 'Bóng tập số 5'),
    about: say('机缝，已充气', 'Machine stitched, inflated', 'Khâu máy, đã bơm'),
    kind: 'physical',
    art: 'football',
    price: 9_900,
    stock: { total: 60, left: 0 },
  },
];
