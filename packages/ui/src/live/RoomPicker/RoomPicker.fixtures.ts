import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { RoomPickerRoom } from './RoomPicker.tsx';

/** Rooms that are live now. */
export const pickerRooms: readonly RoomPickerRoom[] = [
  {
    id: 'afei',
    title: say('榜首大战 全场国语解说', 'Top of the table, full commentary', 'Trận đầu bảng, bình luận trọn trận'),
    nickname: say('阿飞说球', 'Afei on football', 'Afei nói bóng đá'),
    heat: 382_000,
    cover: { kind: 'football', seed: 'afei' },
    match: matches.live,
  },
  {
    id: 'shanghai',
    title: say('申花泰山最后十分钟', 'Shenhua v Taishan, the last ten minutes', 'Thân Hoa gặp Thái Sơn, mười phút cuối'),
    nickname: say('泉城老球迷', 'Old fan from Jinan', 'Fan già Tế Nam'),
    heat: 67_000,
    cover: { kind: 'football', seed: 'shanghai' },
    match: matches.stoppage,
  },
  {
    id: 'court',
    title: say('洛杉矶之夜', 'Los Angeles night', 'Đêm Los Angeles'),
    nickname: say('篮下小霸王', 'Boss under the rim', 'Trùm dưới rổ'),
    heat: 123_000,
    cover: { kind: 'basketball', seed: 'court' },
    match: matches.basketball,
  },
  {
    id: 'tea',
    title: say('四场一起聊，不放画面', 'All four matches, talk only', 'Nói về cả bốn trận, không có hình'),
    nickname: say('茶馆双响炮', 'Teahouse double act', 'Song tấu quán trà'),
    heat: 39_000,
    cover: { kind: 'studio', seed: 'tea' },
  },
];
