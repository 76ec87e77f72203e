import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** returns the address of a page: pages are links, so that people can share them and open them in a new tab */
  hrefOf: (page: number) => string;
  /** called in addition to the navigation, to scroll to the top of the list */
  onSelect?: (page: number) => void;
}

const cell = 'flex h-11 min-w-11 items-center justify-center rounded-control px-2 font-semibold';

export function Pagination({ page, totalPages, hrefOf, onSelect }: PaginationProps) {
  if (totalPages <= 1) return null;
  function step(target: number, label: string, icon: ReactNode) {
    if (target < 1 || target > totalPages) return <span className={cx(cell, 'invisible')}>{icon}</span>;
    return (
      <Link
        to={hrefOf(target)}
        onClick={() => onSelect?.(target)}
        aria-label={label}
        className={cx(cell, 'hover:bg-sunken')}
      >
        {icon}
      </Link>
    );
  }
  const numbers = pageNumbers(page, totalPages);
  return (
    <nav aria-label="Páginas" className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(page - 1, 'Página anterior', <ChevronLeft size={20} aria-hidden="true" />)}</li>
        {numbers.map((number, index) => (
          <li key={number === 'gap' ? `gap-${numbers[index - 1]}` : number}>
            {number === 'gap' ? (
              <span className="flex h-11 w-6 items-center justify-center text-muted">…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                onClick={() => onSelect?.(number)}
                aria-label={`Página ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={cx(cell, number === page ? 'bg-primary text-on-primary' : 'hover:bg-sunken')}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'Página siguiente', <ChevronRight size={20} aria-hidden="true" />)}</li>
      </ul>
    </nav>
  );
}
