export { SpecialistScreen as Component } from './SpecialistScreen.wired.tsx';
