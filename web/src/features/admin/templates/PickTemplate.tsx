import { filledTemplate } from '@tero/shared/rules/text/template';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useTemplates } from './queries.ts';

interface PickTemplateProps {
  /** of whoever gets the answer */
  name: string;
  /** what is written so far: a template is added below it */
  written: () => string;
  onPick: (text: string) => void;
}

/** Puts a ready-made answer into the answer, with the name filled in; nothing that was typed is lost. */
export function PickTemplate({ name, written, onPick }: PickTemplateProps) {
  const { data: templates = [] } = useTemplates();
  if (templates.length === 0) return null;
  return (
    <Field
      label="Plantilla"
      hint="Agregamos la plantilla a tu respuesta, con el nombre de quien escribió. Después podés cambiar el texto."
    >
      <Select
        value=""
        onChange={(event) => {
          const picked = templates.find(({ id }) => String(id) === event.target.value);
          if (!picked) return;
          const text = filledTemplate(picked.text, name);
          onPick(written().trim() ? `${written().trimEnd()}\n\n${text}` : text);
        }}
      >
        <option value="">Elegí una plantilla</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
