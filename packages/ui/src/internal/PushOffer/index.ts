export { PushOffer, type PushOfferProps } from './PushOffer.tsx';
