export { LoginDialogWired } from './member.lazy.ts';
export { TaskPanelLater } from './tasks/TaskPanelLater.tsx';
