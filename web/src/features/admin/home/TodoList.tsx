import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { todoText, todoWords } from '@tero/shared/rules/panel/todo';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { useTodo } from '../queries.ts';
import { AlertsDialog } from './AlertsDialog.tsx';
import { todoIcons } from './todo-kinds.ts';

/** Lists the kinds of task that wait for the team, each with the age of the oldest task and a link (rule ADM-94). */
export function TodoList() {
  const { data, error, refetch } = useTodo();
  const [choosing, setChoosing] = useState(false);
  return (
    <section aria-labelledby="todo" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="todo" className="text-xl">
          Tareas
        </h2>
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <BellRing size={18} aria-hidden="true" />
          Avisarme
        </Button>
      </div>
      {choosing && <AlertsDialog onClose={() => setChoosing(false)} />}
      {data ? (
        // a newer server may count kinds of task that this version does not know
        <Waiting items={data.filter(({ kind, count }) => count > 0 && kind in todoWords)} />
      ) : error ? (
        <AdminFailure
          error={error}
          title="No pudimos cargar las tareas. Probá de nuevo."
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Cargando las tareas…">
          <Skeleton className="h-24 rounded-card" />
        </Loading>
      )}
    </section>
  );
}

function Waiting({ items }: { items: readonly TodoItem[] }) {
  if (items.length === 0) {
    return (
      <Card className="flex items-center gap-3">
        <CircleCheckBig size={22} aria-hidden="true" />
        <p>No hay tareas pendientes.</p>
      </Card>
    );
  }
  const now = new Date();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <TodoCard key={item.kind} item={item} now={now} />
      ))}
    </ul>
  );
}

function TodoCard({ item, now }: { item: TodoItem; now: Date }) {
  const { kind, oldest } = item;
  const Icon = todoIcons[kind];
  return (
    <li>
      <Link
        to={todoWords[kind].to}
        className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card hover:border-accent"
      >
        <span className="flex size-11 shrink-0 items-center justify-center rounded-card bg-primary-soft text-on-primary-soft">
          <Icon size={22} aria-hidden="true" />
        </span>
        <span className="min-w-0">
          <span className="block font-bold">{todoText(item)}</span>
          {oldest && (
            <span className="block text-muted text-sm">Lo más antiguo: {relativeTime(oldest, now).toLowerCase()}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
