export { MemberScreen as Component } from './MemberScreen.tsx';
