export { GuessesPage as default } from './GuessesPage.tsx';
