import type { StoredContent } from '@tero/shared/contract/admin/operator';
import { opening } from '@tero/shared/contract/operator';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { type ContentDialogProps, PartDialog } from './ContentDialog.tsx';
import { placed } from './placed.ts';

const blank = {
  title: '',
  area: '',
  location: '',
  type: '',
  modality: '',
  summary: '',
  responsibilities: '',
  requirements: '',
  posted: '',
};
const words = formWords<typeof blank>({
  title: 'Puesto',
  area: 'Área',
  location: 'Lugar',
  type: 'Dedicación',
  modality: 'Modalidad',
  summary: 'De qué se trata',
  responsibilities: 'Qué va a hacer',
  requirements: 'Qué buscan',
  posted: 'Abierta desde',
});

/** Shows the form to edit a job, or to add one if `at` is null. */
export function OpeningDialog({ at, ...props }: ContentDialogProps & { at: number | null }) {
  const valuesOf = ({ openings }: StoredContent) => {
    const known = at === null ? undefined : openings[at];
    return known
      ? { ...known, responsibilities: known.responsibilities.join('\n'), requirements: known.requirements.join('\n') }
      : blank;
  };
  const form = useZodForm(opening, valuesOf(props.content));
  const known = at === null ? undefined : props.content.openings[at];
  return (
    <PartDialog
      {...props}
      title={known ? `Editar ${known.title}` : 'Nueva búsqueda'}
      form={form}
      valuesOf={valuesOf}
      words={words}
      bodyOf={(given) => ({ openings: placed(props.content.openings, at, { ...known, ...given }) })}
    >
      <TextField form={form} name="title" label="Puesto" />
      <TextField form={form} name="area" label="Área" />
      <TextField form={form} name="location" label="Lugar" />
      <TextField form={form} name="type" label="Dedicación" hint="Por ejemplo, tiempo completo o medio horario." />
      <TextField form={form} name="modality" label="Modalidad" hint="Por ejemplo, presencial, híbrida o remota." />
      <TextAreaField form={form} name="summary" label="De qué se trata" rows={3} />
      <TextAreaField form={form} name="responsibilities" label="Qué va a hacer" hint="Una tarea por línea." rows={4} />
      <TextAreaField form={form} name="requirements" label="Qué buscan" hint="Un requisito por línea." rows={4} />
      <TextField form={form} name="posted" label="Abierta desde" type="date" />
    </PartDialog>
  );
}
