export { MyPostsPage as default } from './MyPostsPage.tsx';
