export { TaskList, type TaskListProps } from './TaskList.tsx';
export { TaskRow, taskSizes, type TaskRowProps, type TaskSize } from './TaskRow.tsx';
export { taskStates, type Task, type TaskState } from './task.ts';
