export { ChatComposer, type ChatComposerHandle, type ChatComposerProps } from './ChatComposer.tsx';
