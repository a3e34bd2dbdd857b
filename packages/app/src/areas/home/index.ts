export { SearchWired } from './search/Search.wired.tsx';
