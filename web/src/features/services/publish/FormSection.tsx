import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.tsx';

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A titled group of fields. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card className="max-sm:p-4">
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text && <p className="mt-1 text-muted text-sm">{text}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
