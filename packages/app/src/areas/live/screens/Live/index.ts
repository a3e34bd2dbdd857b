export { LiveRoute as Component } from './LiveRoute.tsx';
