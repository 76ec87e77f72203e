import { filledTemplate } from '@tero/shared/rules/text/template';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useTemplates } from './queries.ts';

interface PickTemplateProps {
  /** the recipient's name; null if there are many recipients: the server then fills in each name */
  name: string | null;
  /** returns the text so far; a template is added below it */
  written: () => string;
  onPick: (text: string) => void;
}

/** Adds a ready-made answer to a text, with the name filled in. The typed text stays (rule ADM-135). */
export function PickTemplate({ name, written, onPick }: PickTemplateProps) {
  const { data: templates = [] } = useTemplates();
  if (templates.length === 0) return null;
  return (
    <Field label="Plantilla" hint="La agregamos a tu texto, con el nombre de quien lo recibe. Después podés cambiarlo.">
      <Select
        value=""
        onChange={(event) => {
          const picked = templates.find(({ id }) => String(id) === event.target.value);
          if (!picked) return;
          const text = name === null ? picked.text : filledTemplate(picked.text, name);
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
