export { EsportsBoard as default } from './EsportsBoard.wired.tsx';
