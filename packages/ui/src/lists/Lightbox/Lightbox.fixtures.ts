import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { storyUrl } from '../../pictures/storyCover.ts';
import { say } from '../../lab/storykit/say.ts';
import type { Picture } from './picture.ts';

const [home, away] = [clubs.mci.colors, clubs.ars.colors];
const size = { width: 1280, height: 720 };

/** Pictures of one evening at the ground, as a fan posts them. */
export const evening: readonly Picture[] = [
  {
    src: storyUrl({ kind: 'duel', seed: 'evening', home, away }),
    alt: say('十一号在边路带球', 'Number eleven on the wing', 'Số mười một đi bóng bên cánh'),
    ...size,
  },
  {
    src: storyUrl({ kind: 'save', seed: 'evening', home, away }),
    alt: say('门将侧扑', 'The keeper at full stretch', 'Thủ môn bay người'),
    ...size,
  },
  { src: storyUrl({ kind: 'chart', seed: 'evening', home, away }), alt: say('数据图', 'A chart of the half', 'Biểu đồ hiệp một'), ...size },
  {
    src: storyUrl({ kind: 'fans', seed: 'evening', home, away }),
    alt: say('看台全站起来了', 'The whole stand on its feet', 'Cả khán đài đứng dậy'),
    ...size,
  },
  { src: storyUrl({ kind: 'trophy', seed: 'evening', home, away }), alt: say('奖杯', 'The trophy', 'Chiếc cúp'), ...size },
];
