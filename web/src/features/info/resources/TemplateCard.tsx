import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Template } from '../content/templates.ts';

const shownCopied = 3_000;

export function TemplateCard({ template: { title, use, text } }: { template: Template }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), shownCopied);
    return () => window.clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success('Plantilla copiada');
    } catch {
      toast.error('No pudimos copiar la plantilla. Mantené apretado el texto para seleccionarlo y copiarlo.');
    }
  }

  return (
    <Card className="mb-5 break-inside-avoid">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-muted">{use}</p>
      <p className="my-4 whitespace-pre-line rounded-control bg-sunken p-4 text-ink">{text}</p>
      <Button variant="outline" onClick={() => void copy()}>
        {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        {copied ? 'Copiada' : 'Copiar plantilla'}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </Card>
  );
}
