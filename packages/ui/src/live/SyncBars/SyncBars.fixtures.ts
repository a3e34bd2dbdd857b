import { say } from '../../lab/storykit/say.ts';
import type { SyncBarsProps } from './SyncBars.tsx';

/** Four streams, the first of which is the slowest. */
export const syncBars: SyncBarsProps = {
  delay: 6.2,
  items: [
    { id: '1', name: say('曼城 - 阿森纳', 'Man City - Arsenal', 'Man City - Arsenal'), own: 6.2 },
    { id: '2', name: say('皇马 - 巴萨', 'Real Madrid - Barça', 'Real Madrid - Barça'), own: 3.9 },
    { id: '3', name: say('首钢 - 新疆', 'Beijing - Xinjiang', 'Bắc Kinh - Tân Cương'), own: 2.4 },
    { id: '4', name: say('茶馆双响炮', 'Teahouse double act', 'Song tấu quán trà') },
  ],
};
