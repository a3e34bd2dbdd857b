import { say } from '../../lab/storykit/say.ts';
import type { HotItem } from './HotList.tsx';

const post = (id: number, title: string, heat: number, note: string, mark?: HotItem['mark']): HotItem => ({
  id: String(id),
  href: `/circle-detail?id=${id}`,
  title,
  heat,
  note,
  mark,
});

/** Hot posts of an evening with a top match. */
export const hotPosts: readonly HotItem[] = [
  post(
    1,
    say(
      '国家德比赛前：两套 4-3-3，谁先眨眼',
      'Before the Clásico: two 4-3-3s, who blinks first',
      'Trước El Clásico: hai sơ đồ 4-3-3, ai chớp mắt trước',
    ),
    128_000,
    say('伯纳乌夜话', 'Bernabéu Nights', 'Đêm Bernabéu'),
  ),
  post(
    2,
    say(
      '这张红牌到底该不该给？逐帧看完你再投票',
      'Red card or not? Watch it frame by frame, then vote',
      'Thẻ đỏ có đáng không? Xem từng khung hình rồi hãy bình chọn',
    ),
    88_000,
    say('判罚研究所', 'The VAR Room', 'Phòng VAR'),
    'rising',
  ),
  post(
    3,
    say('湖人最后三分钟，一分未得', 'The Lakers’ last three minutes without a point', 'Ba phút cuối trắng điểm của Lakers'),
    81_000,
    say('NBA 茶馆', 'NBA back room', 'Quán trà NBA'),
  ),
  post(
    4,
    say(
      '十年后再看那届决赛，三个没人提过的细节',
      'That final ten years on: three details nobody mentions',
      'Xem lại trận chung kết ấy sau mười năm: ba chi tiết không ai nhắc',
    ),
    67_000,
    say('战术板', 'Tactics board', 'Bảng chiến thuật'),
  ),
  post(
    5,
    say('我爸第一次陪我去客场', 'The first away day with my dad', 'Chuyến sân khách đầu tiên cùng bố'),
    59_000,
    say('蓝色看台', 'The blue end', 'Khán đài xanh'),
    'fresh',
  ),
  post(
    6,
    say('球衣胸前广告二十年变化史', 'Twenty years of shirt sponsors', 'Hai mươi năm quảng cáo trên ngực áo'),
    31_000,
    say('球衣收藏', 'Shirt collectors', 'Sưu tầm áo đấu'),
  ),
];
