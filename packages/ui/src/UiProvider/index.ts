export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { useEnvironment, type UiEnvironment } from './clock.ts';
export { usePortalTheme, useTheme } from './portal.ts';
export { useDeferred, usePressedAgain } from './deferred.ts';
