export { CircleDetailScreen as Component } from './CircleDetailScreen.tsx';
