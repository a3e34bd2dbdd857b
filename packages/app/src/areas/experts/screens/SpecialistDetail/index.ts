export { SpecialistDetailScreen as Component } from './SpecialistDetailScreen.tsx';
