import type { PollProps } from './Poll.tsx';

/** A poll of a full room. */
export const busyPoll: Pick<PollProps, 'question' | 'options'> = {
  question: '这场谁会先进球？',
  options: [
    { text: '国际米兰', votes: 1_284 },
    { text: '尤文图斯', votes: 702 },
    { text: '上半场没有进球', votes: 96 },
  ],
};

/** As much as it may hold. */
export const fullPoll: Pick<PollProps, 'question' | 'options'> = {
  question: '如果今晚要在六个人里选一个全场最佳，而且只能选一个，你会把这一票投给谁，为什么不在弹幕里说说你的理由呢？',
  options: ['劳塔罗·马丁内斯，帽子戏法', '图拉姆', '恰尔汗奥卢', '迪马尔科', '巴斯托尼', '索默，扑出两个点球'].map((text, index) => ({
    text,
    votes: [12_804, 9_120, 4_410, 880, 12, 0][index] ?? 0,
  })),
};
