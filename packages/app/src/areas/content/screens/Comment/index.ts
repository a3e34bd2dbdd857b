export { CommentScreen as Component } from './CommentScreen.wired.tsx';
