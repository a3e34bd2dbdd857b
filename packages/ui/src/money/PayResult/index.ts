export { PayResult, payResults, type PayResultKind, type PayResultProps } from './PayResult.tsx';
