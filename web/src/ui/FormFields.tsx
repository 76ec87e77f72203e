import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

interface BoundField<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
}

type InputProps<V extends FieldValues, Out> = BoundField<V, Out> &
  Omit<ComponentProps<'input'>, keyof BoundField<V, Out> | 'onChange'>;

/** Registers a field whose fault goes away when it is edited (rule NAV-31). */
export function registered<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>, name: FieldPath<V>) {
  return form.register(name, { onChange: () => form.clearErrors(name) });
}

/** Returns the text under a field. */
export function faultOf<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>, name: FieldPath<V>) {
  return form.getFieldState(name, form.formState).error?.message;
}

export function TextField<V extends FieldValues, Out>(props: InputProps<V, Out>) {
  const { form, name, label, hint, optional, className, ...rest } = props;
  return (
    <Bound {...{ form, name, label, hint, optional, className }}>
      <TextInput {...rest} {...registered(form, name)} />
    </Bound>
  );
}

/**
 * A component rather than a function: fields must register in display order, because the first one with a fault is
 * focused.
 */
export function TextAreaField<V extends FieldValues, Out>(
  props: BoundField<V, Out> & Omit<ComponentProps<'textarea'>, keyof BoundField<V, Out> | 'onChange'>,
) {
  const { form, name, label, hint, optional, className, ...rest } = props;
  return (
    <Bound {...{ form, name, label, hint, optional, className }}>
      <TextArea {...rest} {...registered(form, name)} />
    </Bound>
  );
}

export function PasswordField<V extends FieldValues, Out>(props: Omit<InputProps<V, Out>, 'type' | 'optional'>) {
  const { form, name, label, hint, className, ...rest } = props;
  return (
    <Bound {...{ form, name, label, hint, className }}>
      <PasswordInput autoComplete="new-password" {...rest} {...registered(form, name)} />
    </Bound>
  );
}

/** A control's label, hint and fault. */
function Bound<V extends FieldValues, Out>(props: BoundField<V, Out> & { children: ReactNode }) {
  const { form, name, label, hint, optional = false, className = '', children } = props;
  return (
    <Field
      label={optional ? <Optional label={label} /> : label}
      hint={hint}
      error={faultOf(form, name)}
      required={!optional}
      className={className}
    >
      {children}
    </Field>
  );
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">(opcional)</span>
    </>
  );
}
