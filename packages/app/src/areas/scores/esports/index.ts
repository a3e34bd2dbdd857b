export { EsportsBoard as default } from './EsportsBoard.tsx';
