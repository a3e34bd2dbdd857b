export { LoginScreen as Component } from './LoginScreen.wired.tsx';
