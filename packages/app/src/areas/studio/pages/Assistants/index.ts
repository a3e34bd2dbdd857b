export { AssistantsPage as default } from './AssistantsPage.tsx';
