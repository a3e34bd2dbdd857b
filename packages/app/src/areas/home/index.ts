export { Consent, DownloadCode, firstWords } from './home.later.ts';
export { useLegalTitles } from './legal/useLegalTitles.ts';
export { SearchWired } from './search/Search.wired.tsx';
