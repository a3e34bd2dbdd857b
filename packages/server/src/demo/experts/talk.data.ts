import type { PlanResult } from '@pitchside/api/experts/plans';
import type { Language } from '../../text/local.ts';

/** A reader's comment on a settled plan, and its author's answer; an empty answer is none. */
interface Remark {
  said: string;
  answer: string;
}

/** Comments on plans by result: they agree with it, and say nothing else that a match could contradict. */
export const planRemarks: Readonly<Record<Language, Readonly<Record<PlanResult, readonly Remark[]>>>> = {
  zh: {
    won: [
      { said: '中了，理由写得清清楚楚。', answer: '谢谢，下一场还是先看数据。' },
      { said: '这次看得准，学到了。', answer: '' },
      { said: '跟着读了一遍分析，比只看结果有意思。', answer: '能看懂为什么，比中一场更有用。' },
    ],
    void: [
      { said: '走盘，正好卡在线上。', answer: '线开得准，这种场次我也认。' },
      { said: '不输不赢，分析还是值得看。', answer: '' },
    ],
    lost: [
      { said: '这次没中，不过思路讲明白了。', answer: '这场看错了，记在账上，不找借口。' },
      { said: '看走眼了，下次再来。', answer: '' },
      { said: '没中也留着记录，这点服气。', answer: '每一场都算数，好的坏的都在这里。' },
    ],
  },
  en: {
    won: [
      { said: 'Called it, and the reasons were all there.', answer: 'Thanks. Numbers first again next time.' },
      { said: 'Spot on. I learned something too.', answer: '' },
    ],
    void: [
      { said: 'A push, right on the line.', answer: 'The line was fair, I can live with that.' },
      { said: 'Stake back, and still worth the read.', answer: '' },
    ],
    lost: [
      { said: 'Missed this one, but I see why you liked it.', answer: 'I got it wrong. It stays on the record.' },
      { said: 'Not this time.', answer: '' },
    ],
  },
  vi: {
    won: [
      { said: 'Trúng rồi, lý do viết rất rõ.', answer: 'Cảm ơn bạn, trận sau vẫn xem số liệu trước.' },
      { said: 'Đọc trận chuẩn, học được nhiều.', answer: '' },
    ],
    void: [
      { said: 'Hòa kèo, vừa đúng mức.', answer: 'Kèo mở sát, trận này mình chịu.' },
      { said: 'Được hoàn cược, bài vẫn đáng đọc.', answer: '' },
    ],
    lost: [
      { said: 'Trận này không trúng, nhưng lập luận rõ ràng.', answer: 'Mình đọc sai trận này, vẫn ghi vào thành tích.' },
      { said: 'Lần này trật rồi.', answer: '' },
    ],
  },
};
