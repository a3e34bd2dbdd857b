import { say } from '../../lab/storykit/say.ts';
import type { Task } from './task.ts';

const picture = (path: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#0f3b2e"/><path d="${path}" fill="none" stroke="#f4f5ef" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`)}`;

/** A day's tasks, one in each state. */
export const tasks: readonly Task[] = [
  {
    id: 'watch',
    title: say('看直播满 30 分钟', 'Watch live for 30 minutes', 'Xem trực tiếp đủ 30 phút'),
    hint: say('任意直播间，累计计时', 'Any room, time adds up', 'Phòng nào cũng được, cộng dồn thời gian'),
    image: picture('M8 12h20v13H8zM14 8l4 4 4-4'),
    reward: 30,
    state: 'ready',
    progress: { done: 30, total: 30 },
    href: '#watch',
  },
  {
    id: 'danmaku',
    kind: 'danmaku',
    title: say('发 5 条弹幕', 'Send 5 comments in live rooms', 'Gửi 5 bình luận trong phòng live'),
    hint: say('同一直播间 10 秒内只算一条', 'One counts per 10 seconds in a room', 'Mỗi 10 giây trong một phòng chỉ tính một'),
    reward: 20,
    state: 'open',
    progress: { done: 3, total: 5 },
    href: '#danmaku',
  },
  {
    id: 'reserve',
    kind: 'reserve',
    title: say('预约 1 场比赛', 'Set a reminder for a match', 'Đặt lịch 1 trận đấu'),
    hint: say('开赛前 10 分钟提醒你', 'We call you 10 minutes before kick-off', 'Nhắc bạn trước giờ bóng lăn 10 phút'),
    reward: 20,
    state: 'open',
    progress: { done: 0, total: 1 },
    href: '#reserve',
  },
  {
    id: 'avatar',
    kind: 'profile',
    title: say('上传头像并填写签名', 'Add a picture and a bio', 'Tải ảnh đại diện và viết tiểu sử'),
    hint: say('审核约 1 个工作日', 'Checked within a working day', 'Duyệt trong 1 ngày làm việc'),
    reward: 200,
    state: 'review',
    progress: { done: 1, total: 1 },
  },
  {
    id: 'gift',
    kind: 'gift',
    title: say('送出任意礼物', 'Send any gift', 'Tặng một món quà bất kỳ'),
    hint: say('喝彩也算', 'A cheer counts too', 'Cổ vũ cũng được tính'),
    reward: 50,
    state: 'claimed',
    progress: { done: 1, total: 1 },
  },
  { id: 'bind', title: say('绑定手机号', 'Link your phone number', 'Liên kết số điện thoại'), reward: 1200, state: 'open', href: '#bind' },
];

/** Tasks with texts as long as in Vietnamese. */
export const longTasks: readonly Task[] = [
  {
    id: 'a',
    title: 'Chia sẻ một trận đấu hoặc phòng trực tiếp cho ba người bạn cùng hâm mộ',
    hint: 'Chỉ được tính sau khi bạn bè mở đường dẫn bạn đã gửi và xem ít nhất một phút',
    reward: 12_000,
    state: 'ready',
    progress: { done: 1_200, total: 1_200 },
  },
  {
    id: 'b',
    title: 'Đăng một bài viết hoặc bình luận trong cộng đồng người hâm mộ',
    hint: 'Tối thiểu mười chữ',
    reward: 30,
    state: 'claimed',
    progress: { done: 1, total: 1 },
  },
  { id: 'c', title: 'Theo dõi năm bình luận viên', reward: 100, state: 'open', progress: { done: 2, total: 5 }, href: '#c' },
  { id: 'd', title: 'Xác minh danh tính để nhận thưởng', reward: 100, state: 'review' },
];
