export { SpacePage as default } from './SpacePage.tsx';
