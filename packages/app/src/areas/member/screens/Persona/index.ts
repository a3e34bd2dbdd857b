export { PersonaScreen as Component } from './PersonaScreen.tsx';
