export { PostComposer, postMaxLength, type PostComposerProps } from './PostComposer.tsx';
export { PostComposerDoor, type PostComposerDoorProps } from './PostComposerDoor.tsx';
