import { paperDecisionBody, type VerificationDetail } from '@tero/shared/contract/admin/verification';
import { limits } from '@tero/shared/limits';
import { paperLabels } from '@tero/shared/rules/papers';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { Pictures } from './Pictures.tsx';
import { decidePaper, usePaperPicture } from './queries.ts';

interface PaperDialogProps {
  provider: { id: number; name: string; company_name: string | null };
  paper: VerificationDetail['papers'][number];
  version: string | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/** Shows a paper, to decide until when Tero shows it. The server then deletes the picture (rule TRUST-67). */
export function PaperDialog({ provider, paper, version, onNext, onClose }: PaperDialogProps) {
  const of = { id: provider.id, paperId: paper.id };
  const picture = usePaperPicture(of);
  const form = useZodForm(paperDecisionBody, { seen: false, expires_on: paper.expires_on, reason: '' });
  const seen = useWatch({ control: form.control, name: 'seen' });
  const name = paperLabels[paper.kind];
  const names = [provider.name, provider.company_name].filter(Boolean);
  return (
    <FormDialog
      title={`${name} de ${provider.name}`}
      form={form}
      save={(body) => decidePaper(of, { ...body, version })}
      holds={{ more: false, busy: !picture.data }}
      submitLabel={seen ? 'Dar por visto' : 'Rechazar el papel'}
      goOn={onNext && { label: 'Decidir y seguir', onSaved: onNext }}
      success="Listo: avisamos al proveedor y borramos la foto"
      failure="Error al procesar la acción"
      onClose={onClose}
    >
      <Checkbox label="El nombre, el número y el vencimiento coinciden" {...form.register('seen')} />
      {seen ? (
        <TextField form={form} name="expires_on" label="Vale hasta" type="date" hint="Ese día inclusive." />
      ) : (
        <TextAreaField
          form={form}
          name="reason"
          label="Motivo del rechazo"
          hint="El proveedor lee este motivo."
          maxLength={limits.adminNotes}
        />
      )}
      <Pictures query={picture} names={[name]}>
        {() => (
          <p>
            <span>Tiene que decir </span>
            <strong className="wrap-anywhere">{names.join(' o ')}</strong>
            <span> y el número </span>
            <strong className="wrap-anywhere">{paper.number}</strong>.
          </p>
        )}
      </Pictures>
    </FormDialog>
  );
}
