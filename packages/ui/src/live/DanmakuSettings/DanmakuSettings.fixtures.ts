import { danmakuDefaults, type DanmakuView } from '../DanmakuLayer/index.ts';
import { say } from '../../lab/storykit/say.ts';

/** Settings of a viewer after some evenings. */
export const keptView: DanmakuView = {
  ...danmakuDefaults,
  blockedWords: [say('带单', 'tips', 'bao kèo'), say('加微信', 'add me', 'kết bạn'), say('/(稳|必)赢/', '/sure ?win/', '/chắc ?thắng/')],
};

/** Everything that can be otherwise is otherwise. */
export const otherView: DanmakuView = {
  area: 1,
  size: 4,
  opacity: 40,
  crossing: 12,
  fold: false,
  overlap: true,
  gifts: true,
  fullscreenOnly: true,
  sync: false,
  hiddenModes: ['top', 'bottom'],
  blockedWords: [...keptView.blockedWords, '/(/'],
  blockedUsers: [
    { userId: '88', nickname: say('稳赚带单88', 'SureWin88', 'ThắngChắc88') },
    { userId: '89', nickname: say('看我头像', 'LookAtMyPic', 'XemẢnhTôi') },
  ],
};
