export { EntryRibbon, type EntryRibbonProps } from './EntryRibbon.tsx';
