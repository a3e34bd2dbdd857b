export { SponsorRotation, type SponsorRotationProps } from './SponsorRotation.tsx';
