export { NoblePage as default } from './NoblePage.tsx';
