export { StateMark, stateMarks, type StateMarkProps, type StateMarkState } from './StateMark.tsx';
