import { dayAndTime } from '@tero/shared/rules/time/time';
import Image from 'lucide-react/icons/image';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import type { StateWords } from './words.ts';

interface PendingCardProps extends StateWords {
  title: string;
  /** the beginning of the text, if the title does not show it */
  shown?: string;
  writtenAt: Date;
  images: number;
  /** the possible actions */
  children: ReactNode;
}

/** Shows an item of this device that has not been sent: what it is, why it waits and what the person can do. */
export function PendingCard({ title, tone, label, text, shown, writtenAt, images, children }: PendingCardProps) {
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="min-w-0 break-words text-lg">{title}</h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {shown && <p className="wrap-anywhere mt-2 border-line border-l-2 pl-3 text-muted">{shown}</p>}
        <p className="mt-2">{text}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
          <span>
            Escrito el <time dateTime={writtenAt.toISOString()}>{dayAndTime(writtenAt)}</time>
          </span>
          {images > 0 && (
            <span className="flex items-center gap-1.5">
              <Image size={16} aria-hidden="true" />
              {images === 1 ? '1 foto' : `${images} fotos`}
            </span>
          )}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">{children}</div>
      </Card>
    </li>
  );
}
