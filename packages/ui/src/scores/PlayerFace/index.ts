export { PlayerFace, type PlayerFaceProps } from './PlayerFace.tsx';
