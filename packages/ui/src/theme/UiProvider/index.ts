export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { useEnvironment, type UiEnvironment } from './clock.ts';
export { usePortalTheme, useTheme, type Surface } from './portal.ts';
export { useHeldPicture, usePicturesAsked, type DataConvention, type HeldPicture } from './data.ts';
export { useReducedMotion, type MotionChoice } from './motion.ts';
export { oddsConventions, oddsFormats, oddsRises, useOddsConvention, type OddsConvention } from './odds.ts';
