import { ActivityWired } from './TasksActivity.tsx';
import { TaskBoardWired } from './TasksBoard.tsx';
import { MonthWired } from './TasksMonth.tsx';
import { Rules } from './TasksRules.tsx';
import { StripWired } from './TasksStrip.tsx';
import { Columns } from './Tasks.layout.ts';

/** The task centre: the week, the month, every task, and the rules. */
export function TasksPage() {
  return (
    <>
      <ActivityWired />
      <StripWired />
      <Columns>
        <MonthWired />
        <TaskBoardWired />
      </Columns>
      <Rules />
    </>
  );
}
