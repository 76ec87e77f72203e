import type { AdminSearch } from '@tero/shared/contract/admin/searches';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/DropdownMenu.tsx';
import { useCategories } from '../../categories/queries.ts';

interface SearchActionsProps {
  row: AdminSearch;
  isBusy: boolean;
  /** null: the search is dismissed */
  onSay: (categoryId: number | null) => void;
}

/** Lets the administrator assign a search to the suggested category or another category, or dismiss it. */
export function SearchActions({ row: { query, suggestion }, isBusy, onSay }: SearchActionsProps) {
  const { data: categories = [] } = useCategories();
  const other = suggestion ? 'Otra categoría' : 'Asignar categoría';
  return (
    <>
      {suggestion && (
        <Button
          size="sm"
          disabled={isBusy}
          onClick={() => onSay(suggestion.id)}
          aria-label={`${query}: es de ${suggestion.name}`}
        >
          Es de {suggestion.name}
        </Button>
      )}
      <DropdownMenu
        trigger={
          <Button variant="outline" size="sm" disabled={isBusy} aria-label={`${query}: ${other.toLowerCase()}`}>
            {other}
            <ChevronDown size={18} aria-hidden="true" />
          </Button>
        }
      >
        {categories.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onSay(id)}>
            {name}
          </MenuItem>
        ))}
      </DropdownMenu>
      <Button
        variant="ghost"
        size="sm"
        disabled={isBusy}
        onClick={() => onSay(null)}
        aria-label={`Descartar: ${query}`}
      >
        Descartar
      </Button>
    </>
  );
}
