import Search from 'lucide-react/icons/search';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

interface HelpSearchProps {
  value: string;
  onChange: (text: string) => void;
}

/** Shows the search field of the help; it searches while the person types. */
export function HelpSearch({ value, onChange }: HelpSearchProps) {
  return (
    <search className="relative block max-w-xl">
      <Field label="Buscar en la ayuda">
        <TextInput
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={80}
          enterKeyHint="done"
          autoComplete="off"
          placeholder="Por ejemplo: reseñas o precio"
          className="min-h-13 pl-12!"
        />
      </Field>
      <Search size={22} aria-hidden="true" className="pointer-events-none absolute bottom-4 left-3.5 text-muted" />
    </search>
  );
}
