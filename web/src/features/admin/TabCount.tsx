import type { TodoKind } from '@tero/shared/rules/panel/todo';
import { useTodo } from './queries.ts';
import type { AdminTab } from './tabs.ts';

/** Shows how many tasks wait in a tab; shows nothing if there are none. */
export function TabCount({ tab }: { tab: AdminTab }) {
  return <WaitingCount kinds={tab.todo ?? []} />;
}

/** Shows how many tasks of these kinds wait; shows nothing if there are none. */
export function WaitingCount({ kinds }: { kinds: readonly TodoKind[] }) {
  const { data = [] } = useTodo();
  const waiting = data.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
  if (waiting === 0) return null;
  return (
    <span className="shrink-0 rounded-full bg-primary-soft px-2 font-bold text-on-primary-soft text-xs tabular-nums">
      {waiting > 99 ? '99+' : waiting}
      <span className="sr-only">{waiting === 1 ? ' tarea pendiente' : ' tareas pendientes'}</span>
    </span>
  );
}
