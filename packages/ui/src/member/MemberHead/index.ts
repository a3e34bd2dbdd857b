export { MemberHead, type MemberCell, type MemberHeadProps } from './MemberHead.tsx';
