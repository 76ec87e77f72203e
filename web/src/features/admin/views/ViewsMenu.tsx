import { saveViewBody } from '@tero/shared/contract/admin/views';
import { limits } from '@tero/shared/limits';
import Bookmark from 'lucide-react/icons/bookmark';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { changed, useAddress } from '../../../lib/navigation/use-address.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { panelLinkStyle } from '../../../ui/panel-style.ts';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';
import { removeView, saveView, useViews } from './queries.ts';

/** Shows the administrator's own named views of a list. A view keeps the search, filters and order (rule ADM-111). */
export function ViewsMenu({ tab }: { tab: string }) {
  return (
    <Disclosure
      buttonClassName={buttonStyle({ variant: 'ghost', size: 'sm' })}
      panelClassName="top-full right-0 mt-1 w-72 p-2 max-lg:right-auto max-lg:left-0"
      button={() => (
        <>
          <Bookmark size={18} aria-hidden="true" />
          Vistas
        </>
      )}
    >
      {(close) => <Views tab={tab} onDone={close} />}
    </Disclosure>
  );
}

function Views({ tab, onDone }: { tab: string; onDone: () => void }) {
  const { data = [], error } = useViews();
  const remove = useAdminWrite(removeView);
  const own = data.filter((view) => view.tab === tab);
  return (
    <div className="flex flex-col gap-2">
      {error && <p className="px-3 py-2 text-muted text-sm">No pudimos cargar tus vistas. Probá de nuevo.</p>}
      {!error && own.length === 0 && <p className="px-3 py-2 text-muted text-sm">Todavía no guardaste vistas.</p>}
      <ul>
        {own.map(({ id, name, query }) => (
          <li key={id} className="flex items-center">
            <Link to={`?${query}`} className={panelLinkStyle}>
              {name}
            </Link>
            <Button
              variant="ghost"
              size="icon"
              className="text-danger!"
              aria-label={`Eliminar la vista ${name}`}
              onClick={() =>
                remove.mutate(id, {
                  onError: (failure) => void toast.error(messageOf(failure, 'Error al eliminar la vista')),
                })
              }
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <SaveView tab={tab} onDone={onDone} />
    </div>
  );
}

function SaveView({ tab, onDone }: { tab: string; onDone: () => void }) {
  const [params] = useAddress();
  const query = changed(params, { page: null, after: null, before: null, id: null }).toString();
  const form = useZodForm(saveViewBody, { tab, name: '', query });
  const save = useAdminWrite(saveView);
  const submit = form.handleSubmit(({ name }) =>
    save.mutate(
      { tab, name, query },
      {
        onSuccess: () => {
          toast.success(`Vista guardada: ${name}`);
          onDone();
        },
        onError: (error) => {
          if (!showFieldFaults(form, error)) toast.error(messageOf(error, 'Error al guardar la vista'));
        },
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2 border-line border-t p-2">
      <TextField
        form={form}
        name="name"
        label="Guardar esta vista como"
        autoComplete="off"
        maxLength={limits.viewName}
      />
      <Button type="submit" size="sm" busy={save.isPending}>
        Guardar vista
      </Button>
    </form>
  );
}
