export { DiamondKinds, type DiamondKindsProps } from './DiamondKinds.tsx';
