export { IdentityCard, type IdentityCardProps } from './IdentityCard.tsx';
