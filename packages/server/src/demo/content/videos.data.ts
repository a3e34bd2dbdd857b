import type { Language } from '../../text/local.ts';
import type { Outcome } from './reports.data.ts';

/** A channel of the demo world: invented people who edit videos and comment. */
export interface Channel {
  nickname: string;
  language: Language;
  level: number;
  /** Days since they joined. */
  joined: number;
  films: readonly VideoSubject[];
}

/** Subject of a demo video. */
export type VideoSubject = 'goals' | 'plays' | 'fights' | 'talk' | 'tactics' | 'skills' | 'training' | 'stands';

/** Category of each subject, by the category's name. */
export const categoryOf: Readonly<Record<VideoSubject, string>> = {
  goals: 'football-goals',
  plays: 'basketball-plays',
  fights: 'esports-matches',
  talk: 'talk',
  tactics: 'football-tactics',
  skills: 'football-skills',
  training: 'basketball-training',
  stands: 'fans',
};

/** Subjects of a match's further videos besides its highlights, by sport: one of them each. */
export const asides = {
  football: ['tactics', 'skills', 'stands'],
  basketball: ['training', 'stands'],
  esports: ['stands'],
} as const satisfies Record<string, readonly VideoSubject[]>;

export const channels: readonly Channel[] = [
  { nickname: '场边影像', language: 'zh', level: 38, joined: 512, films: ['goals', 'plays', 'stands'] },
  { nickname: '门将实验室', language: 'zh', level: 21, joined: 240, films: ['goals', 'skills', 'tactics'] },
  { nickname: '三分线外', language: 'zh', level: 27, joined: 333, films: ['plays', 'training'] },
  { nickname: '团战显微镜', language: 'zh', level: 30, joined: 410, films: ['fights'] },
  { nickname: '圆桌夜谈', language: 'zh', level: 33, joined: 604, films: ['talk', 'tactics'] },
  { nickname: 'Touchline Films', language: 'en', level: 29, joined: 380, films: ['goals', 'plays', 'skills', 'training'] },
  { nickname: 'Late Kick-off', language: 'en', level: 24, joined: 190, films: ['talk', 'fights', 'tactics', 'stands'] },
  { nickname: 'Góc khán đài', language: 'vi', level: 26, joined: 275, films: ['goals', 'fights', 'skills', 'stands'] },
  { nickname: 'Bóng rổ cuối tuần', language: 'vi', level: 18, joined: 121, films: ['plays', 'talk', 'training', 'tactics'] },
];

/** Mobile number of a channel; nobody signs in with it. */
export const channelMobile = (index: number): string => `139000090${String(index).padStart(2, '0')}`;

/** Titles by language, subject and result. Placeholders: `{home}`, `{away}`, `{score}` and `{league}`. */
export const videoTitles: Readonly<Record<Language, Readonly<Record<VideoSubject, Readonly<Record<Outcome, readonly string[]>>>>>> = {
  zh: {
    goals: {
      won: ['{home} {score} {away}：进球都在这里', '主场拿下！{home} {score} {away} 进球回放'],
      drawn: ['{home} {score} {away}：谁都没赢的一场球', '{score} 握手言和，{home}对{away}的进球回放'],
      lost: ['{away}客场取胜：{home} {score} {away} 进球回放', '{home} {score} {away}：客队的每一次进攻得手'],
    },
    plays: {
      won: ['{home} {score} {away}：主队的那几个回合', '{league}：{home} {score} 战胜{away}'],
      drawn: ['{home} {score} {away}：打满全场分不出高下'],
      lost: ['{away}客场拿下：{home} {score} {away}', '{home} {score} {away}，转折就在这一段'],
    },
    fights: {
      won: ['{home} {score} {away}：团战集锦', '{league}：{home}是怎么赢下来的'],
      drawn: ['{home} {score} {away}：团战集锦'],
      lost: ['{away}取胜：{home} {score} {away} 团战集锦'],
    },
    talk: {
      won: ['圆桌：{home} {score} {away}，这场赢在哪里', '赛后聊聊：{home}主场 {score} 的九十分钟'],
      drawn: ['圆桌：{home} {score} {away}，两边谁更可惜'],
      lost: ['圆桌：{home} {score} {away}，主队输在哪里'],
    },
    tactics: {
      won: ['战术板：{home}是怎么赢下 {score} 的', '{home}对{away}：主队的站位拆开看'],
      drawn: ['战术板：{home} {score} {away}，谁也没拆开谁'],
      lost: ['战术板：{away}客场 {score}，路子在哪'],
    },
    skills: {
      won: ['跟着学：{home} {score} {away} 里的那脚射门'],
      drawn: ['跟着学：{home} {score} {away} 里的两脚'],
      lost: ['跟着学：{away}客场的那脚射门'],
    },
    training: {
      won: ['训练课：从{home} {score} {away} 学一个回合'],
      drawn: ['训练课：{home}对{away}的跑位'],
      lost: ['训练课：{away}这个回合怎么练'],
    },
    stands: {
      won: ['看台声音：{home} {score} {away}，主场散场之后'],
      drawn: ['看台声音：{home} {score} {away}，两边球迷怎么说'],
      lost: ['看台声音：{away}远征军的一晚，{home} {score} {away}'],
    },
  },
  en: {
    goals: {
      won: ['{home} {score} {away}: the goals', 'Home win! The goals of {home} {score} {away}'],
      drawn: ['{home} {score} {away}: honours even', 'The goals of {home} {score} {away}'],
      lost: ['{away} win away: {home} {score} {away}, the goals', '{home} {score} {away}: how the visitors did it'],
    },
    plays: {
      won: ['{home} {score} {away}: the run that decided it'],
      drawn: ['{home} {score} {away}: nothing between them'],
      lost: ['{away} take it on the road: {home} {score} {away}'],
    },
    fights: {
      won: ['{home} {score} {away}: the team fights', 'How {home} won it: {score} against {away}'],
      drawn: ['{home} {score} {away}: the team fights'],
      lost: ['{home} {score} {away}: how {away} took it'],
    },
    talk: {
      won: ['Round table: {home} {score} {away}, where it was won'],
      drawn: ['Round table: {home} {score} {away}, who will be happier?'],
      lost: ['Round table: {home} {score} {away}, where it was lost'],
    },
    tactics: {
      won: ['Tactics board: how {home} made it {score}'],
      drawn: ['Tactics board: {home} {score} {away}, neither found the gap'],
      lost: ['Tactics board: how {away} found the way, {home} {score} {away}'],
    },
    skills: {
      won: ['Try it yourself: the finish in {home} {score} {away}'],
      drawn: ['Try it yourself: the finishes in {home} {score} {away}'],
      lost: ['Try it yourself: how {away} finished, {home} {score} {away}'],
    },
    training: {
      won: ['Training: one play from {home} {score} {away}'],
      drawn: ['Training: the movement in {home} v {away}'],
      lost: ['Training: the play that {away} ran, {home} {score} {away}'],
    },
    stands: {
      won: ['From the stands: after {home} {score} {away}'],
      drawn: ['From the stands: {home} {score} {away}, both sides of the ground'],
      lost: ['From the away end: {home} {score} {away}'],
    },
  },
  vi: {
    goals: {
      won: ['{home} {score} {away}: các bàn thắng', 'Chủ nhà thắng! Bàn thắng trận {home} {score} {away}'],
      drawn: ['{home} {score} {away}: chia điểm', 'Bàn thắng trận {home} {score} {away}'],
      lost: ['{away} thắng trên sân khách: {home} {score} {away}', '{home} {score} {away}: đội khách ghi bàn thế nào'],
    },
    plays: {
      won: ['{home} {score} {away}: những pha bóng quyết định'],
      drawn: ['{home} {score} {away}: bất phân thắng bại'],
      lost: ['{away} thắng trên sân khách: {home} {score} {away}'],
    },
    fights: {
      won: ['{home} {score} {away}: các pha giao tranh'],
      drawn: ['{home} {score} {away}: các pha giao tranh'],
      lost: ['{away} thắng: {home} {score} {away}, các pha giao tranh'],
    },
    talk: {
      won: ['Bàn tròn: {home} {score} {away}, thắng ở đâu'],
      drawn: ['Bàn tròn: {home} {score} {away}, ai tiếc hơn'],
      lost: ['Bàn tròn: {home} {score} {away}, thua ở đâu'],
    },
    tactics: {
      won: ['Sa bàn: {home} thắng {score} bằng cách nào'],
      drawn: ['Sa bàn: {home} {score} {away}, không ai tìm ra khoảng trống'],
      lost: ['Sa bàn: {away} tìm ra đường, {home} {score} {away}'],
    },
    skills: {
      won: ['Học theo: pha dứt điểm trận {home} {score} {away}'],
      drawn: ['Học theo: các pha dứt điểm trận {home} {score} {away}'],
      lost: ['Học theo: {away} dứt điểm thế nào, {home} {score} {away}'],
    },
    training: {
      won: ['Bài tập: một pha bóng trận {home} {score} {away}'],
      drawn: ['Bài tập: cách di chuyển trận {home} gặp {away}'],
      lost: ['Bài tập: pha bóng của {away}, {home} {score} {away}'],
    },
    stands: {
      won: ['Tiếng khán đài: sau trận {home} {score} {away}'],
      drawn: ['Tiếng khán đài: {home} {score} {away}, fan hai bên nói gì'],
      lost: ['Khán đài đội khách: {home} {score} {away}'],
    },
  },
};

/** Descriptions below a video. */
export const videoAbouts: Readonly<Record<Language, Readonly<Record<VideoSubject, string>>>> = {
  zh: {
    goals: '{league}，{home}对{away}，终场 {score}。进度条上的每个点是一个进球，点一下就跳过去。',
    plays: '{league}，{home}对{away}，终场 {score}。从录像里剪下来的一段，没有旁白，只有现场声。',
    fights: '{league}，{home}对{away}，大比分 {score}。剪了打得最凶的一段。',
    talk: '{league}，{home} {score} {away}。比赛刚结束，我们坐下来聊了聊。',
    tactics: '{league}，{home}对{away}，终场 {score}。把站位画出来，一步一步讲。',
    skills: '{league}，{home}对{away}，终场 {score}。看他们怎么做，自己也能练。',
    training: '{league}，{home}对{away}，终场 {score}。拆成三步，下次训练就能用。',
    stands: '{league}，{home} {score} {away}。散场以后，看台上的人说了几句。',
  },
  en: {
    goals: '{league}: {home} against {away}, {score} at the end. Each point on the timeline is a goal.',
    plays: '{league}: {home} against {away}, {score} at the end. One stretch of it, without a commentator.',
    fights: '{league}: {home} against {away}, {score} in maps. The fiercest stretch of it.',
    talk: '{league}: {home} {score} {away}. The match had just ended, and we sat down to talk.',
    tactics: '{league}: {home} against {away}, {score} at the end. The shapes drawn out, step by step.',
    skills: '{league}: {home} against {away}, {score} at the end. See how they do it, then try it.',
    training: '{league}: {home} against {away}, {score} at the end. Three steps for your next session.',
    stands: '{league}: {home} {score} {away}. What people said on the way out.',
  },
  vi: {
    goals: '{league}: {home} gặp {away}, chung cuộc {score}. Mỗi điểm trên thanh thời gian là một bàn thắng.',
    plays: '{league}: {home} gặp {away}, chung cuộc {score}. Một đoạn của trận đấu, không lời bình.',
    fights: '{league}: {home} gặp {away}, tỷ số {score}. Đoạn giao tranh căng nhất.',
    talk: '{league}: {home} {score} {away}. Trận đấu vừa kết thúc, chúng tôi ngồi lại trò chuyện.',
    tactics: '{league}: {home} gặp {away}, chung cuộc {score}. Vẽ ra từng vị trí, nói từng bước.',
    skills: '{league}: {home} gặp {away}, chung cuộc {score}. Xem họ làm rồi tự tập.',
    training: '{league}: {home} gặp {away}, chung cuộc {score}. Ba bước cho buổi tập tới.',
    stands: '{league}: {home} {score} {away}. Mọi người nói gì trên đường ra về.',
  },
};

/** Tags by language and subject; the league is one more. */
export const videoTags: Readonly<Record<Language, Readonly<Record<VideoSubject, readonly string[]>>>> = {
  zh: {
    goals: ['进球', '集锦'],
    plays: ['精彩回合'],
    fights: ['团战', '集锦'],
    talk: ['圆桌', '赛后'],
    tactics: ['战术', '站位'],
    skills: ['教学'],
    training: ['训练'],
    stands: ['球迷', '看台'],
  },
  en: {
    goals: ['goals', 'highlights'],
    plays: ['plays'],
    fights: ['team fights'],
    talk: ['round table'],
    tactics: ['tactics'],
    skills: ['skills'],
    training: ['training'],
    stands: ['fans'],
  },
  vi: {
    goals: ['bàn thắng', 'điểm nhấn'],
    plays: ['pha bóng hay'],
    fights: ['giao tranh'],
    talk: ['bàn tròn'],
    tactics: ['chiến thuật'],
    skills: ['kỹ thuật'],
    training: ['tập luyện'],
    stands: ['fan'],
  },
};

/** Comments on the time lines: around a goal, and anywhere. */
export const videoLines: Readonly<Record<Language, { goal: readonly string[]; any: readonly string[] }>> = {
  zh: {
    goal: ['进了！', '这球漂亮', '门将没办法', '再看一遍', '起脚太快了', '后防在看什么', '全场都站起来了'],
    any: ['来了来了', '画面真清楚', '这段节奏好快', '教练要笑了', '已看三遍', '现场声太好听'],
  },
  en: {
    goal: ['What a goal', 'Keeper had no chance', 'Again, please', 'Clinical', 'The whole stand is up'],
    any: ['Here we go', 'The pace of this', 'Third time watching', 'Lovely camera work'],
  },
  vi: {
    goal: ['Vào rồi!', 'Đẹp quá', 'Thủ môn bó tay', 'Xem lại lần nữa', 'Cả sân đứng dậy'],
    any: ['Bắt đầu rồi', 'Nhịp nhanh thật', 'Xem lần thứ ba', 'Quay đẹp quá'],
  },
};
