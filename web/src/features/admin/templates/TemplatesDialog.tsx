import type { AnswerTemplate } from '@tero/shared/contract/admin/panel/templates';
import { excerpt } from '@tero/shared/rules/text/text';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { removeTemplate, useTemplates } from './queries.ts';
import { TemplateForm } from './TemplateForm.tsx';

type Open = { dialog: 'form'; template: AnswerTemplate | null } | { dialog: 'remove'; template: AnswerTemplate } | null;

/** Lists the team's ready-made answers. Any administrator can add, change and delete answers (rule ADM-135). */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useTemplates();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Plantillas de respuesta"
      footer={
        <Button onClick={() => setOpen({ dialog: 'form', template: null })}>
          <Plus size={20} aria-hidden="true" />
          Nueva plantilla
        </Button>
      }
    >
      {!data && error && (
        <AdminFailure error={error} title="Error al cargar las plantillas" onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading className="flex flex-col gap-2">
          <Skeleton className="h-14 rounded-card" />
          <Skeleton className="h-14 rounded-card" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-muted">Todavía no hay plantillas.</p>}
      <ul className="divide-y divide-line">
        {data?.map((template) => (
          <li key={template.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">{template.name}</p>
              <p className="text-muted text-sm wrap-anywhere">{excerpt(template.text, 100)}</p>
            </div>
            <RowButtons
              name={template.name}
              onEdit={() => setOpen({ dialog: 'form', template })}
              onRemove={() => setOpen({ dialog: 'remove', template })}
            />
          </li>
        ))}
      </ul>
      {open?.dialog === 'form' && <TemplateForm template={open.template} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          title="Eliminar plantilla"
          question={`¿Eliminar «${open.template.name}»?`}
          facts={[['Dice', open.template.text]]}
          remove={() => removeTemplate(open.template.id)}
          success="Plantilla eliminada"
          failure="Error al eliminar la plantilla"
          onClose={close}
        />
      )}
    </Dialog>
  );
}
