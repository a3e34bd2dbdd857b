export { Poll, type PollOption, type PollProps } from './Poll.tsx';
