export { ComboBanner, type ComboBannerProps, type ComboMember } from './ComboBanner.tsx';
export { comboTiers, tierOf, type ComboTier } from './comboTier.data.ts';
