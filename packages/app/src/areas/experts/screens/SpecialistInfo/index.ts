export { SpecialistInfoScreen as Component } from './SpecialistInfoScreen.tsx';
