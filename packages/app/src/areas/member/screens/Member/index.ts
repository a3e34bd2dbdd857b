export { MemberScreen as Component } from './MemberScreen.wired.tsx';
