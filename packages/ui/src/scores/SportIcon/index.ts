export { SportIcon, sportIconKinds, type SportIconKind, type SportIconProps } from './SportIcon.tsx';
