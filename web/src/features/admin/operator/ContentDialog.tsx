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
  /** what these fields make of the content */
  bodyOf: (values: Out) => Partial<OperatorContent>;
  children: ReactNode;
}

/** The form of a part of the content; what others changed meanwhile is shown as in every form. */
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
