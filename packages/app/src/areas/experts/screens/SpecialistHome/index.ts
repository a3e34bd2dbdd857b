export { SpecialistHomeScreen as Component } from './SpecialistHomeScreen.wired.tsx';
