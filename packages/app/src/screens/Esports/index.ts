export { EsportsScreen as default } from './EsportsScreen.wired.tsx';
