import type { decideBody } from '@tero/shared/contract/admin/moderation/cases';
import { limits } from '@tero/shared/limits';
import { moderationReasons, reasonLabels } from '@tero/shared/rules/moderation';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { TextAreaField } from '../../../ui/FormFields.tsx';
import { SelectField } from '../table/SelectField.tsx';

interface DecisionFieldsProps {
  form: UseFormReturn<z.input<typeof decideBody>, unknown, z.output<typeof decideBody>>;
  label?: string | undefined;
  hint: string | undefined;
}

/** Shows the fields of a decision: the reason, and a message to the author in the team's own words (rule MOD-6). */
export function DecisionFields({ form, label = 'Mensaje para el autor', hint }: DecisionFieldsProps) {
  return (
    <>
      <SelectField form={form} name="reason" label="Motivo">
        <option value="">Elegí uno</option>
        {moderationReasons.map((value) => (
          <option key={value} value={value}>
            {reasonLabels[value]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        form={form}
        name="message"
        label={label}
        hint={hint}
        rows={4}
        maxLength={limits.moderationMessage}
      />
    </>
  );
}
