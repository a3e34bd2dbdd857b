export { IncomePage as default } from './IncomePage.wired.tsx';
