export { NobleTerm, type FreeComments, type NobleTermProps, type RunningNoble } from './NobleTerm.tsx';
