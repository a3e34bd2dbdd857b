export { CommentScreen as Component } from './CommentScreen.tsx';
