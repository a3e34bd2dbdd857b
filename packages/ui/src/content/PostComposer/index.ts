export { PostComposer, postMaxLength, type PostComposerProps } from './PostComposer.tsx';
