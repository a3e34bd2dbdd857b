export { CardMark, cardKinds, type CardKind, type CardMarkProps } from './CardMark.tsx';
