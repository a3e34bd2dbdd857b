export { SpecialistHomeScreen as Component } from './SpecialistHomeScreen.tsx';
