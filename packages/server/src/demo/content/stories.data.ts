import type { Language } from '../../text/local.ts';

/** Sources of articles. */
export const sources: Readonly<Record<Language, readonly string[]>> = {
  zh: ['场边编辑部', '看台纪录', '数据小铺'],
  en: ['Pitchside desk', 'From the stands', 'The numbers shop'],
  vi: ['Ban biên tập Pitchside', 'Ghi chép khán đài', 'Tiệm số liệu'],
};

/** Ticker text of a finished match. Placeholders: `{home}`, `{away}`, `{score}` and `{league}`. */
export const flashes: Readonly<Record<Language, string>> = {
  zh: '完场：{league}，{home} {score} {away}',
  en: 'FT: {home} {score} {away} ({league})',
  vi: 'Hết giờ: {home} {score} {away} ({league})',
};

/** Goal list of a football match. Placeholders: `{minute}`, `{player}`, `{team}` and `{running}`. */
export const goalLines: Readonly<Record<Language, { heading: string; line: string }>> = {
  zh: { heading: '进球时间线', line: '{minute}′ {player}（{team}），{running}' },
  en: { heading: 'How the goals came', line: '{minute}′ {player} ({team}), {running}' },
  vi: { heading: 'Diễn biến bàn thắng', line: '{minute}′ {player} ({team}), {running}' },
};

/** The way on from a report to the page of its match. */
export const figuresLink: Readonly<Record<Language, string>> = {
  zh: '看这场比赛的全部数据',
  en: 'All figures of this match',
  vi: 'Toàn bộ số liệu của trận này',
};

/** A long read about a finished match: each states only its score. */
export interface Essay {
  title: string;
  paragraphs: readonly string[];
  heading: string;
  points: readonly string[];
}

export const essays: Readonly<Record<Language, readonly Essay[]>> = {
  zh: [
    {
      title: '{score} 之后：{home}和{away}各自要回答的问题',
      paragraphs: [
        '终场哨响，记分牌停在 {score}。对{home}和{away}来说，比分只是一个开头，接下来几天要做的事情更多。',
        '一场{league}的比赛有它自己的节奏：谁先控住中路，谁在换人之后还能跑动，往往比射门次数更早写下结果。',
        '看台上的人记住的是最后一分钟，教练记住的是前二十分钟。两边都没错，只是看的东西不一样。',
      ],
      heading: '值得再看一遍的三处',
      points: ['开场十分钟谁把防线压得更高', '第一次换人之后的阵型变化', '落后一方最后一次整理进攻的方式'],
    },
    {
      title: '怎么看{home}对{away}的这场 {score}',
      paragraphs: [
        '先别急着看集锦。把{home}对{away}的 {score} 放回整个赛季里，它的分量会更清楚。',
        '主场不只是草皮和看台，也是习惯：谁去捡球，谁去要球，谁在安静的时候先开口。',
        '下一轮{league}很快就来。真正的变化，通常不在比分里，而在首发名单里。',
      ],
      heading: '下一场前要留意的',
      points: ['首发有没有调整', '主力的出场时间', '定位球由谁来开'],
    },
  ],
  en: [
    {
      title: 'After {score}: the questions {home} and {away} take home',
      paragraphs: [
        'The whistle went at {score}. For {home} and {away} the score is only where the week begins.',
        'A match in the {league} has a rhythm of its own: who holds the middle, and who still runs after the substitutions, often writes the result before the shots do.',
        'The stands remember the last minute, a coach remembers the first twenty. Neither is wrong; they watch different things.',
      ],
      heading: 'Three spells worth watching again',
      points: [
        'Who held the higher line in the first ten minutes',
        'What changed after the first substitution',
        'How the side behind built its last attack',
      ],
    },
    {
      title: 'How to read {home} {score} {away}',
      paragraphs: [
        'Leave the highlights for a moment. Put back into the season, this {score} between {home} and {away} is easier to weigh.',
        'Home is more than grass and stands. It is habit: who fetches the ball, who asks for it, who speaks first when it goes quiet.',
        'The next round of the {league} comes soon. What really changes is seldom in the score; it is in the team sheet.',
      ],
      heading: 'What to look for next time',
      points: ['Changes to the starting side', 'Minutes of the regulars', 'Who takes the set pieces'],
    },
  ],
  vi: [
    {
      title: 'Sau tỷ số {score}: {home} và {away} mang câu hỏi gì về nhà',
      paragraphs: [
        'Tiếng còi mãn cuộc vang lên ở tỷ số {score}. Với {home} và {away}, tỷ số mới chỉ là khởi đầu của cả tuần.',
        'Một trận ở {league} có nhịp riêng: ai giữ được khu giữa, ai còn chạy được sau khi thay người, thường quyết định trước cả những cú dứt điểm.',
        'Khán đài nhớ phút cuối cùng, huấn luyện viên nhớ hai mươi phút đầu. Không ai sai, chỉ là mỗi người nhìn một thứ.',
      ],
      heading: 'Ba đoạn đáng xem lại',
      points: [
        'Ai dâng cao hàng thủ hơn trong mười phút đầu',
        'Điều gì đổi sau lần thay người đầu tiên',
        'Đội bị dẫn tổ chức đợt tấn công cuối ra sao',
      ],
    },
    {
      title: 'Đọc trận {home} {score} {away} thế nào',
      paragraphs: [
        'Khoan xem highlight. Đặt tỷ số {score} giữa {home} và {away} vào cả mùa giải, sức nặng của nó sẽ rõ hơn.',
        'Sân nhà không chỉ là mặt cỏ và khán đài. Đó là thói quen: ai đi nhặt bóng, ai xin bóng, ai lên tiếng trước khi tất cả im lặng.',
        'Vòng tới của {league} đến rất nhanh. Thay đổi thật sự hiếm khi nằm ở tỷ số, mà ở danh sách ra sân.',
      ],
      heading: 'Điều cần để ý ở trận tới',
      points: ['Đội hình xuất phát có đổi không', 'Thời gian ra sân của các trụ cột', 'Ai đá những quả cố định'],
    },
  ],
};

/**
 * Text about a scorer before a transfer window; it states goals only and invents nothing else. Placeholders: `{player}`, `{team}`,
 * `{minute}` and those of a match.
 */
export const windows: Readonly<Record<Language, { title: string; paragraphs: readonly string[] }>> = {
  zh: {
    title: '转会窗前记一笔：{player}为{team}进球',
    paragraphs: [
      '{league}，{home} {score} {away}。第 {minute} 分钟，{player}替{team}把球送进球门。',
      '转会窗一开，进球的人总是最先被问起。这里不写传闻，只把谁在什么时候进了球记下来。',
      '{team}要做的选择很简单，也很难：留住会进球的人，或者早点找到下一个。',
    ],
  },
  en: {
    title: 'Before the window: {player} on the scoresheet for {team}',
    paragraphs: [
      '{league}: {home} {score} {away}. In minute {minute} {player} put it away for {team}.',
      'Once a window opens, people ask about scorers first. No rumours here, only who scored and when.',
      'The choice for {team} is simple and hard: keep whoever scores, or find the next one early.',
    ],
  },
  vi: {
    title: 'Trước kỳ chuyển nhượng: {player} ghi bàn cho {team}',
    paragraphs: [
      '{league}: {home} {score} {away}. Phút {minute}, {player} đưa bóng vào lưới cho {team}.',
      'Cứ mở cửa chuyển nhượng là chân sút được hỏi tới trước tiên. Ở đây không có tin đồn, chỉ ghi lại ai ghi bàn và lúc nào.',
      'Với {team}, lựa chọn vừa dễ vừa khó: giữ người biết ghi bàn, hoặc sớm tìm người kế tiếp.',
    ],
  },
};
