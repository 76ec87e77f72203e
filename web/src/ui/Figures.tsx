import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Shows cards with one figure each, up to four in a row. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {children}
    </ul>
  );
}

interface FigureProps {
  Icon: LucideIcon;
  name: string;
  value: string;
  /** further text about the figure */
  note?: string;
  /** the rows that the figure counts */
  to?: string;
}

export function Figure({ Icon, name, value, note, to }: FigureProps) {
  return (
    <li className="relative flex flex-col gap-2 rounded-card max-lg:last:odd:col-span-2 border border-line bg-surface p-4 shadow-card sm:flex-row sm:items-center sm:gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-card bg-primary-soft text-on-primary-soft">
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-muted text-sm">
          {to ? (
            <Link to={to} className="stretched hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="font-bold font-heading text-base leading-tight wrap-anywhere min-[22rem]:text-lg sm:text-xl">
          {value}
        </p>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
    </li>
  );
}
