export { CircleDetailScreen as Component } from './CircleDetailScreen.wired.tsx';
