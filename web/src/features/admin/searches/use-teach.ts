import type { SearchTerm } from '@tero/shared/contract/admin/searches';
import { messageOf } from '../../../lib/http/messages.ts';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';
import { forgetTerm, teach } from './queries.ts';

/** Returns a function that assigns a category to a search, and a function that undoes this. */
export function useTeach() {
  const write = useAdminWrite(teach);
  const undo = useAdminWrite(forgetTerm);

  function forget({ id, form }: SearchTerm): void {
    undo.mutate(id, {
      onSuccess: () => void toast.success(`«${form}» vuelve a estar sin categoría`),
      onError: (error) => void toast.error(messageOf(error, 'Error al deshacer')),
    });
  }
  function say(form: string, categoryId: number | null): void {
    write.mutate(
      { form, categoryId },
      {
        onSuccess: (term) => {
          const said = term.category ? `ahora es de ${term.category.name}` : 'está descartada';
          toast.success(`«${term.form}» ${said}`, { action: { label: 'Deshacer', onClick: () => forget(term) } });
        },
        onError: (error) => void toast.error(messageOf(error, 'Error al guardar la categoría de la búsqueda')),
      },
    );
  }
  return { say, forget, isBusy: write.isPending || undo.isPending };
}
