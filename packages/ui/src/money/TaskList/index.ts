export { TaskList, type TaskListProps } from './TaskList.tsx';
export { TaskRow, taskSizes, type TaskRowProps, type TaskSize } from './TaskRow.tsx';
export { taskKinds, taskStates, type Task, type TaskKind, type TaskState } from './task.ts';
