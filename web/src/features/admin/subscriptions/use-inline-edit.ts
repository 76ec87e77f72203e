import type { AdminSubscription } from '@tero/shared/contract/admin/subscriptions';
import { typedPesos } from '@tero/shared/rules/money/typed-pesos';
import { paymentMethodLabels, subscriptionLabel } from '@tero/shared/rules/subscription';
import { localDay } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { amountWord, dayWord, differencesOf, formWords } from '../../../common/conflict/differences.ts';
import { ApiError, isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';
import { type SubscriptionChange, updateSubscription } from './queries.ts';

export interface Draft {
  status: AdminSubscription['status'];
  /** the text as it was typed; the server parses it */
  amount: string;
  payment_method: AdminSubscription['payment_method'];
  start_date: string;
  end_date: string;
}

function draftOf(row: AdminSubscription): Draft {
  return {
    status: row.status,
    amount: typedPesos(row.amount),
    payment_method: row.payment_method,
    start_date: row.start_date ? localDay(new Date(row.start_date)) : '',
    end_date: row.end_date ? localDay(new Date(row.end_date)) : '',
  };
}

const words = formWords<Draft>({
  status: { label: 'Estado', say: subscriptionLabel },
  amount: amountWord('Monto'),
  payment_method: { label: 'Medio de pago', say: (method) => (method ? paymentMethodLabels[method] : '') },
  start_date: dayWord('Inicio'),
  end_date: dayWord('Fin'),
});

/** Returns the changed fields. It leaves out an unchanged date, so that the date keeps its time of day. */
function changeOf(row: AdminSubscription, draft: Draft): SubscriptionChange {
  const before = draftOf(row);
  const changed = Object.entries(draft).filter(([name, value]) => value !== before[name as keyof Draft]);
  return Object.fromEntries(changed);
}

function fieldFaults(error: Error | null): Partial<Record<keyof Draft, string>> {
  const told = error instanceof ApiError ? error.errors : {};
  const fields = ['status', 'amount', 'payment_method', 'start_date', 'end_date'] as const;
  return Object.fromEntries(fields.filter((field) => told[field]).map((field) => [field, told[field]]));
}

/** Returns the state of editing a row in place. Only one row at a time can be edited. */
export function useInlineEdit() {
  const [editing, setEditing] = useState<{ row: AdminSubscription; draft: Draft } | null>(null);
  const write = useAdminWrite(({ row, draft }: { row: AdminSubscription; draft: Draft }) =>
    updateSubscription(row.id, changeOf(row, draft), row.version),
  );
  const [theirs, setTheirs] = useState<AdminSubscription | null>(null);

  function save(given = editing) {
    if (!given || write.isPending) return;
    if (Object.keys(changeOf(given.row, given.draft)).length === 0) return restart(null);
    write.mutate(given, {
      onSuccess: () => {
        toast.success('Suscripción actualizada exitosamente');
        setEditing(null);
      },
      onError: (error) => {
        if (isApiError(error, 'changed_meanwhile')) setTheirs(error.current as AdminSubscription);
      },
    });
  }

  function restart(next: typeof editing) {
    write.reset();
    setTheirs(null);
    setEditing(next);
  }
  const differences =
    editing && theirs
      ? differencesOf(words, { began: draftOf(editing.row), mine: editing.draft, theirs: draftOf(theirs) })
      : [];
  function keep(taken: readonly string[]) {
    if (!editing || !theirs) return;
    const news = draftOf(theirs);
    const draft = { ...editing.draft, ...Object.fromEntries(taken.map((name) => [name, news[name as keyof Draft]])) };
    restart({ row: theirs, draft });
    save({ row: theirs, draft });
  }
  const faults = fieldFaults(write.error);
  return {
    draftOf: (row: AdminSubscription) => (editing?.row.id === row.id ? editing.draft : null),
    start: (row: AdminSubscription) => restart({ row, draft: draftOf(row) }),
    change: (part: Partial<Draft>) => setEditing((now) => now && { ...now, draft: { ...now.draft, ...part } }),
    cancel: () => restart(null),
    /** returns the server's message for a field, until the next attempt */
    faultOf: (field: keyof Draft) => faults[field],
    refusal:
      write.error && !theirs && Object.keys(faults).length === 0
        ? messageOf(write.error, 'Error al actualizar suscripción')
        : undefined,
    conflict:
      theirs && differences.length > 0
        ? { differences, keep, take: () => restart({ row: theirs, draft: draftOf(theirs) }) }
        : null,
    /** the subscription that saving would end (rule ADM-96) */
    ending: editing?.draft.status === 'expired' && editing.row.status !== 'expired' ? editing.row : null,
    save: () => save(),
    isSaving: write.isPending,
  };
}

export type InlineEdit = ReturnType<typeof useInlineEdit>;
