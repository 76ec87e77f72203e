import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** The names of a form's fields that can hold this value. */
type PathTo<V extends FieldValues, Value> = FieldPath<V> &
  { [P in FieldPath<V>]: Value extends FieldPathValue<V, P> ? P : never }[FieldPath<V>];

/** The fields that `TextField` may write, not including fields that are numbers in the form's schema. */
export type TextPath<V extends FieldValues> = PathTo<V, string>;

interface BoundField<V extends FieldValues, Out, Path extends FieldPath<V> = FieldPath<V>> {
  form: UseFormReturn<V, unknown, Out>;
  name: Path;
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** The other props of a field's control. */
type Rest<Props> = Omit<Props, keyof BoundField<FieldValues, unknown> | 'onChange'>;
type TextProps<V extends FieldValues, Out> = BoundField<V, Out, TextPath<V>> & Rest<TextInputProps>;

/** Registers a field whose error disappears when it is edited (rule NAV-31). */
export function registered<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>, name: FieldPath<V>) {
  return form.register(name, { onChange: () => form.clearErrors(name) });
}

/** Returns the text under a field. */
export function faultOf<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>, name: FieldPath<V>) {
  return form.getFieldState(name, form.formState).error?.message;
}

export function TextField<V extends FieldValues, Out>(props: TextProps<V, Out>) {
  const { form, name, label, hint, optional, className, ...rest } = props;
  return (
    <Bound {...{ form, name, label, hint, optional, className }}>
      <TextInput {...rest} {...registered(form, name)} />
    </Bound>
  );
}

/**
 * Shows a text area. It is a component rather than a function, because fields must register in display order: the first
 * field with an error gets the focus.
 */
export function TextAreaField<V extends FieldValues, Out>(
  props: BoundField<V, Out, TextPath<V>> & Rest<ComponentProps<'textarea'>>,
) {
  const { form, name, label, hint, optional, className, ...rest } = props;
  return (
    <Bound {...{ form, name, label, hint, optional, className }}>
      <TextArea {...rest} {...registered(form, name)} />
    </Bound>
  );
}

export function PasswordField<V extends FieldValues, Out>(props: Omit<TextProps<V, Out>, 'type' | 'optional'>) {
  const { form, name, label, hint, className, ...rest } = props;
  return (
    <Bound {...{ form, name, label, hint, className }}>
      <PasswordInput autoComplete="new-password" {...rest} {...registered(form, name)} />
    </Bound>
  );
}

/** Shows a control with its label, hint and error. */
export function Bound<V extends FieldValues, Out>(props: BoundField<V, Out> & { children: ReactNode }) {
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
