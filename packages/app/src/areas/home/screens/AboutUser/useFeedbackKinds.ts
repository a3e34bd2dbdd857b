import { useLingui } from '@lingui/react/macro';
import type { FeedbackKind } from '@pitchside/api/desk/feedback';

/** Names of the feedback kinds. */
export function useFeedbackKinds(): Record<FeedbackKind, string> {
  const { t } = useLingui();
  return {
    fault: t({ id: 'feedback.fault', message: '出了毛病' }),
    idea: t({ id: 'feedback.idea', message: '想法' }),
    money: t({ id: 'feedback.money', message: '充值与提现' }),
    other: t({ id: 'feedback.other', message: '其他' }),
  };
}
