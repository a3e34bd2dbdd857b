export { LoginDialogWired } from './member.later.ts';
export { TaskPanelLater } from './tasks/TaskPanelLater.tsx';
