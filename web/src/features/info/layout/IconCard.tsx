import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';

interface IconCardProps {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** Shows a card of a grid with an icon, an h3 and one or two sentences. */
export function IconCard({ Icon, title, children }: IconCardProps) {
  return (
    <Card className="h-full">
      <span className="flex size-12 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft">
        <Icon size={26} aria-hidden="true" />
      </span>
      <h3 className="mt-4 text-xl">{title}</h3>
      <div className="mt-2 text-muted">{children}</div>
    </Card>
  );
}
