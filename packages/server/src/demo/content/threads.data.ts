import type { Language } from '../../text/local.ts';

/** Number of threads, from the first, that are about football alone. */
export const footballOnly = 4;

/** Comments on a post or a report, with their answers: nothing that a score could contradict. */
export const threads: Readonly<Record<Language, readonly { said: string; answers: readonly string[] }[]>> = {
  zh: [
    { said: '说得对，中场那段最好看。', answers: ['我也是，回看了两遍。', '第二遍看跑位更明显。'] },
    { said: '门将今晚稳。', answers: ['两边都稳，难得。'] },
    { said: '换人之后节奏完全不一样了。', answers: ['教练这次换得早。'] },
    { said: '现场看的，声音比转播大多了。', answers: ['哪个看台？', '南看台，嗓子都哑了。'] },
    { said: '我看的回放，节奏真快。', answers: [] },
    { said: '下一场见。', answers: [] },
    { said: '裁判尺度还行，没抢戏。', answers: ['同意，比赛流畅多了。', '就该这样。'] },
    { said: '比赛页的数据特别能说明问题。', answers: [] },
  ],
  en: [
    {
      said: 'Spot on, midfield was the best of it.',
      answers: ['Same here, watched it back twice.', 'The runs stand out the second time.'],
    },
    { said: 'Safe hands tonight.', answers: ['At both ends, for a change.'] },
    { said: 'A different match after the subs.', answers: ['They came early for once.'] },
    { said: 'I was there. Far louder than on the stream.', answers: ['Which end?', 'South stand, lost my voice.'] },
    { said: 'Watched it back, what a pace.', answers: [] },
    { said: 'See you at the next one.', answers: [] },
    { said: 'The referee let it flow.', answers: ['Agreed, much better to watch.', 'As it should be.'] },
    { said: 'The figures on the match page tell it all.', answers: [] },
  ],
  vi: [
    { said: 'Chuẩn luôn, đoạn giữa sân là hay nhất.', answers: ['Mình cũng xem lại hai lần.', 'Lần hai mới thấy rõ các pha chạy chỗ.'] },
    { said: 'Thủ môn hôm nay chắc tay.', answers: ['Cả hai bên luôn, hiếm đấy.'] },
    { said: 'Thay người xong là thành trận khác.', answers: ['Lần này thay sớm thật.'] },
    { said: 'Mình xem tại sân, ồn hơn trên mạng nhiều.', answers: ['Khán đài nào thế?', 'Khán đài nam, khản cả giọng.'] },
    { said: 'Xem lại thấy nhịp nhanh thật.', answers: [] },
    { said: 'Hẹn trận sau nhé.', answers: [] },
    { said: 'Trọng tài để trận đấu trôi chảy.', answers: ['Đồng ý, xem đã hơn hẳn.', 'Phải thế chứ.'] },
    { said: 'Số liệu ở trang trận đấu nói lên tất cả.', answers: [] },
  ],
};
