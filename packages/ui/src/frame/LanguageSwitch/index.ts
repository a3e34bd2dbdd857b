export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
export { languageNames } from './languageNames.ts';
