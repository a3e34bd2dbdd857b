export { ComboBanner, type ComboBannerProps, type ComboMember } from './ComboBanner.tsx';
export { comboTiers, type ComboTier } from './comboTier.data.ts';
