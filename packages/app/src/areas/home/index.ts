export { Consent, DownloadCode, firstWords } from './home.lazy.ts';
export { useLegalTitles } from './legal/useLegalTitles.ts';
export { SearchWired } from './search/Search.tsx';
