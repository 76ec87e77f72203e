import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import { cfeBody } from '@tero/shared/contract/admin/receipts';
import { limits } from '@tero/shared/limits';
import { useState } from 'react';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Field } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { controlStyle, useFieldControl } from '../../../ui/field-context.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { attachCfe } from './queries.ts';

type Receipt = NonNullable<AdminPayment['receipt']>;

/** Shows the form to attach the number and the PDF of the e-receipt that the operator issued (rule SUB-100). */
export function CfeDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const form = useZodForm(cfeBody, { cfe_number: receipt.cfe_number ?? '' });
  const [file, setFile] = useState<{ name: string; content: string } | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const choose = async (chosen: File | undefined) => {
    setFile(null);
    setFault(undefined);
    if (!chosen) return;
    if (chosen.size > limits.cfeBytes) return setFault(`El PDF pesa más de ${limits.cfeBytes / 1000} KB. Elegí otro`);
    if (chosen.type !== 'application/pdf') return setFault('El archivo tiene que ser un PDF');
    setFile({ name: chosen.name, content: await base64Of(chosen) });
  };
  return (
    <FormDialog
      title={`e-Recibo del recibo n.º ${receipt.number}`}
      form={form}
      save={({ cfe_number }) => attachCfe(receipt.number, { cfe_number, file })}
      holds={{ more: file !== null, busy: fault !== undefined }}
      submitLabel="Guardar"
      success="e-Recibo adjuntado exitosamente"
      failure="No pudimos adjuntar el e-recibo"
      onClose={onClose}
    >
      <TextField form={form} name="cfe_number" label="Número del e-recibo (CFE)" autoComplete="off" maxLength={40} />
      <Field
        label="Archivo PDF (opcional)"
        hint={
          receipt.cfe_file ? 'Ya hay un PDF: el que elijas lo reemplaza.' : `De hasta ${limits.cfeBytes / 1000} KB.`
        }
        error={fault}
      >
        <PdfInput onChoose={(chosen) => void choose(chosen)} />
      </Field>
    </FormDialog>
  );
}

function PdfInput({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  return (
    <input
      type="file"
      accept="application/pdf"
      {...useFieldControl()}
      className={controlStyle}
      onChange={(event) => onChoose(event.target.files?.[0])}
    />
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
