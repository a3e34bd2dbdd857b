export {
  adminAnswerFeedback,
  adminFeedback,
  feedbackKinds,
  feedbackLimits,
  feedbackList,
  sendFeedback,
  type Feedback,
  type FeedbackKind,
  type WaitingFeedback,
} from './feedback.contract.ts';
