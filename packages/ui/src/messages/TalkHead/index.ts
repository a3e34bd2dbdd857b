export { TalkHead, type TalkHeadProps } from './TalkHead.tsx';
