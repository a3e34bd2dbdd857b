import { say } from '../../lab/storykit/say.ts';
import type { StepperStep } from './Stepper.tsx';

const [sent, review, paid] = [say('提交', 'Sent', 'Đã gửi'), say('审核中', 'In review', 'Đang duyệt'), say('到账', 'Paid', 'Nhận tiền')];

/** A withdrawal that waits for its review. */
export const waitingForReview: readonly StepperStep[] = [
  { id: 'sent', title: sent, state: 'done' },
  { id: 'review', title: review, state: 'current' },
  { id: 'paid', title: paid, state: 'waiting' },
];

/** A withdrawal whose review failed. */
export const refused: readonly StepperStep[] = [
  { id: 'sent', title: sent, state: 'done' },
  { id: 'review', title: say('11-14 审核', 'Review 11/14', 'Duyệt 14/11'), state: 'failed' },
  { id: 'paid', title: paid, state: 'waiting' },
];

/** A withdrawal that is done. */
export const paidOut: readonly StepperStep[] = [
  { id: 'sent', title: sent, state: 'done' },
  { id: 'review', title: say('11-02 审核', 'Review 11/2', 'Duyệt 2/11'), state: 'done' },
  { id: 'paid', title: say('11-02 到账', 'Paid 11/2', 'Nhận 2/11'), state: 'done' },
];

/** The way to becoming an anchor. */
export const application: readonly StepperStep[] = [
  {
    id: 'name',
    title: say('实名认证', 'Verify your identity', 'Xác minh danh tính'),
    note: say('2025-07-18 通过', 'Passed 7/18', 'Đạt ngày 18/7'),
    state: 'done',
  },
  {
    id: 'form',
    title: say('填写资料', 'Tell us about you', 'Điền hồ sơ'),
    note: say('今天 09:42 提交', 'Sent today 09:42', 'Gửi hôm nay 09:42'),
    state: 'done',
  },
  {
    id: 'review',
    title: say('人工审核', 'Review', 'Duyệt hồ sơ'),
    note: say('约 1 个工作日', 'About one working day', 'Khoảng một ngày làm việc'),
    state: 'current',
  },
  {
    id: 'live',
    title: say('开播', 'Go live', 'Lên sóng'),
    note: say('审核通过就能开播', 'Right after the review', 'Duyệt xong là live được'),
    state: 'waiting',
  },
];
