export { PollForm, type PollDraft, type PollFormProps } from './PollForm.tsx';
