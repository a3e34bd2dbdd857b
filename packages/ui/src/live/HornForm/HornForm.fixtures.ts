import { say } from '../../lab/storykit/say.ts';
import type { HornRoom } from './HornForm.tsx';

/** Rooms of a match night that are on the air. */
export const hornRooms: readonly HornRoom[] = [
  {
    id: '880218',
    title: say('榜首六分战，赢球就登顶', 'Six-pointer at the top', 'Đại chiến ngôi đầu'),
    nickname: say('阿飞说球', 'Fei on Football', 'Phi nói bóng đá'),
  },
  { id: '880219', title: say('湖人之夜', 'Lakers night', 'Đêm Lakers'), nickname: say('雷子聊湖人', 'Lakers with Lei', 'Lôi nói Lakers') },
];
/** Sender. */
export const hornFrom = { nickname: say('看台上的我', 'Me in the stands', 'Tôi trên khán đài'), avatarSeed: 'me' };
