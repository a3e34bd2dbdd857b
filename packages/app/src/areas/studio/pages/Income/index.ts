export { IncomePage as default } from './IncomePage.tsx';
