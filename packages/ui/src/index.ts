export * from './theme/index.ts';
export * from './UiProvider/index.ts';
export * from './locales/index.ts';
export * from './Button/index.ts';
