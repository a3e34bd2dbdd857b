export { CountButton, countedActs, type CountButtonProps } from './CountButton.tsx';
