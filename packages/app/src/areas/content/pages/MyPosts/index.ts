export { MyPostsPage as default } from './MyPostsPage.wired.tsx';
