import { Region } from '../../platform/region/Region.tsx';
import { TaskPanelWired } from './tasks/panel.lazy.ts';
import { TaskPanelSpace } from './tasks/TaskPanel.layout.ts';
import { Later } from '../../platform/drawn/Later.tsx';

/** The panel's sign-in and tasks; their code comes when the panel opens, in a space that is as high. */
export function TaskPanelLater() {
  return (
    <Region fallback={null}>
      <Later fallback={<TaskPanelSpace aria-busy />}>
        <TaskPanelWired />
      </Later>
    </Region>
  );
}
