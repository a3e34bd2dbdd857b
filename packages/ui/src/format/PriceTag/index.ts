export { PriceTag, type PriceTagProps } from './PriceTag.tsx';
export { Gem, type GemProps } from './Gem.tsx';
