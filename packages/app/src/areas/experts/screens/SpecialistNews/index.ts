export { SpecialistNewsScreen as Component } from './SpecialistNewsScreen.tsx';
