export { Prompt, type PromptProps } from './Prompt.tsx';
