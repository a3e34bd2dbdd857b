export { BackSoon, type BackSoonProps } from './BackSoon.tsx';
