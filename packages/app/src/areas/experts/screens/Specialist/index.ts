export { SpecialistScreen as Component } from './SpecialistScreen.tsx';
