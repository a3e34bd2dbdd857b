export { TasksPage as default } from './TasksPage.tsx';
