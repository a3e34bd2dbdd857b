export { SpecialistDetailScreen as Component } from './SpecialistDetailScreen.wired.tsx';
