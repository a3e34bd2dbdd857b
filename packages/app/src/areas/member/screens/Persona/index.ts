export { PersonaScreen as Component } from './PersonaScreen.wired.tsx';
