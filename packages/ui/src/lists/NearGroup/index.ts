export { NearGroup, type NearGroupProps } from './NearGroup.tsx';
