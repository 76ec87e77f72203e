import type { StoredContent } from '@tero/shared/contract/admin/operator';
import type { OperatorContent } from '@tero/shared/contract/operator';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormWords } from '../../../common/conflict/differences.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { updateContent } from './queries.ts';

export interface ContentDialogProps {
  content: StoredContent;
  onClose: () => void;
}

interface PartDialogProps<V extends FieldValues, Out> extends ContentDialogProps {
  title: string;
  form: UseFormReturn<V, unknown, Out>;
  valuesOf: (content: StoredContent) => V;
  words: FormWords;
  /** returns the part of the content that these fields change */
  bodyOf: (values: Out) => Partial<OperatorContent>;
  children: ReactNode;
}

/** Shows the form for a part of the content. Like every form of the panel, it shows what others changed meanwhile. */
export function PartDialog<V extends FieldValues, Out>(props: PartDialogProps<V, Out>) {
  const { title, form, content, valuesOf, words, bodyOf, onClose, children } = props;
  return (
    <FormDialog
      title={title}
      form={form}
      edits={{ row: content, valuesOf, words, what: 'El contenido del sitio' }}
      save={(values, version) => updateContent(bodyOf(values), version)}
      submitLabel="Guardar"
      success="Contenido guardado"
      failure="Error al guardar el contenido del sitio"
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
