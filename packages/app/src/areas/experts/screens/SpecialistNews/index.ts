export { SpecialistNewsScreen as Component } from './SpecialistNewsScreen.wired.tsx';
