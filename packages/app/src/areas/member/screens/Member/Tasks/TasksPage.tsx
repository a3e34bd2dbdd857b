import { ActivityWired } from './TasksActivity.wired.tsx';
import { TaskBoardWired } from './TasksBoard.wired.tsx';
import { MonthWired } from './TasksMonth.wired.tsx';
import { Rules } from './TasksRules.tsx';
import { StripWired } from './TasksStrip.wired.tsx';
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
