import type { ReactNode } from 'react';

interface FormGroupProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Shows a titled group of fields. */
export function FormGroup({ title, text, children }: FormGroupProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-4">
        <span className="block font-bold font-heading text-xl">{title}</span>
        {text && <span className="mt-1 block text-muted text-sm">{text}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
