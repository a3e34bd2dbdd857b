/** A member who writes to the demo fan, or is in a group with them. */
export interface DemoWriter {
  mobile: string;
  nickname: string;
  /** Whole days since they joined. */
  joined: number;
  level: number;
}

export const demoWriters = {
  lin: { mobile: '13700000101', nickname: '林小满', joined: 210, level: 12 },
  blue: { mobile: '13700000102', nickname: '蓝月亮守望者', joined: 380, level: 32 },
  tuan: { mobile: '13700000103', nickname: 'Minh Tuấn', joined: 120, level: 9 },
  kop: { mobile: '13700000104', nickname: 'Ethan_Kop', joined: 96, level: 14 },
  gooner: { mobile: '13700000105', nickname: 'GoonerChen', joined: 64, level: 7 },
  seven: { mobile: '13700000106', nickname: '北看台七排', joined: 150, level: 18 },
  thanh: { mobile: '13700000107', nickname: 'Hà Thanh', joined: 31, level: 5 },
} as const satisfies Record<string, DemoWriter>;
export type DemoWriterName = keyof typeof demoWriters;

/** A message: author (`me` is the demo fan), minutes ago, and text. */
type Line = readonly [by: DemoWriterName | 'me', minutesAgo: number, text: string];
const day = 1_440;

/** Conversations of the demo fan, over days; messages after the fan's last one are unread. */
export const demoTalks: readonly { with: DemoWriterName; isFriend: boolean; lines: readonly Line[] }[] = [
  {
    with: 'lin',
    isFriend: true,
    lines: [
      ['lin', 3 * day + 40, '周六客场的票你抢到了吗'],
      ['me', 3 * day + 31, '抢到两张，北看台 7 排[加油]'],
      ['lin', 3 * day + 30, '太好了，一起走'],
      ['me', day + 22, '几点集合'],
      ['lin', day + 15, '两点，东门安检口'],
    ],
  },
  {
    with: 'blue',
    isFriend: true,
    lines: [
      ['blue', 2 * day + 300, '刚才那个越位你怎么看？线画得太近了[思考]'],
      ['me', 2 * day + 290, '回放看了三遍，脚尖确实压线'],
      ['blue', 95, '哈兰德那脚我录了两个机位'],
      ['blue', 94, '晚上发群里'],
    ],
  },
  {
    with: 'tuan',
    isFriend: true,
    lines: [
      ['tuan', day + 600, 'Tối mai xem Hà Nội FC không bạn?'],
      ['me', day + 580, '看，我调好翻译了'],
      ['tuan', day + 575, 'Tuyệt, 19h15 nhé ⚽'],
    ],
  },
  {
    with: 'kop',
    isFriend: false,
    lines: [
      ['kop', 4 * day + 200, 'Saw your comment in the Liverpool room. You’ll never walk alone!'],
      ['me', 4 * day + 180, 'Cheers! See you at the next derby'],
      ['kop', 2 * day + 30, 'Line-ups are out, no Salah on the bench'],
    ],
  },
];

/** Friend requests to the demo fan, with their words. */
export const demoRequests: readonly { by: DemoWriterName; text: string; source: 'room' | 'group' | 'id' }[] = [
  { by: 'gooner', text: '昨晚一起喊越位的那个，加个好友以后约球看', source: 'room' },
  { by: 'seven', text: '周六拼车的事，我这边还有一个座', source: 'group' },
  { by: 'thanh', text: 'Chào bạn, mình cũng là fan Man City', source: 'id' },
];

/** Groups: the first has the fan in it, the others are worth joining. */
export const demoGroups: readonly {
  name: string;
  intro: string;
  owner: DemoWriterName;
  members: readonly DemoWriterName[];
  hasFan: boolean;
}[] = [
  { name: '工体北看台', intro: '国安主场见，客场一起拼车', owner: 'seven', members: ['lin', 'blue', 'gooner'], hasFan: true },
  { name: '蓝黑之心中文球迷会', intro: '国米比赛日，赛前赛后都在聊', owner: 'blue', members: ['kop', 'gooner'], hasFan: false },
  { name: 'Kop End Online', intro: 'Liverpool matchdays, in any language', owner: 'kop', members: ['tuan', 'thanh'], hasFan: false },
  { name: 'Hội fan V.League', intro: 'Xem bóng đá Việt cùng nhau mỗi tối cuối tuần', owner: 'tuan', members: ['thanh'], hasFan: false },
];
