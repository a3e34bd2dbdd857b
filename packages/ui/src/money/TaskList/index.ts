export { TaskList, type TaskListProps } from './TaskList.tsx';
export { TaskRow } from './TaskRow.tsx';
export { taskSizes, type TaskRowProps, type TaskSize } from './TaskRow.types.ts';
export { taskKinds, taskStates, type Task, type TaskKind, type TaskState } from './task.ts';
