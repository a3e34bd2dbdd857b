export { SpecialistInfoScreen as Component } from './SpecialistInfoScreen.wired.tsx';
