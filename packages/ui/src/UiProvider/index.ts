export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { useEnvironment, type UiEnvironment } from './clock.ts';
