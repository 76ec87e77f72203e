import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';

interface MoreActionsProps {
  /** of whom they are, for whom the button is read out alone */
  name: string;
  /** the one that stands out, before the button */
  first: ReactNode;
  /** one of them waits or was refused, which is not hidden */
  isShown: boolean;
  children: ReactNode;
}

/**
 * What else may be done with one of a list, behind one button, within the card: a confirmation that one of them opens, and
 * what is told of it, stay where they are.
 */
export function MoreActions({ name, first, isShown, children }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(isShown);
  const id = useId();
  const actions = useRef<HTMLFieldSetElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // they open below the button, which on a phone may be at the end of what is seen
    if (isOpen && wasPressed.current) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  // what was pressed there must not go from under the finger
  if (isShown && !isOpen) setOpen(true);
  return (
    <>
      <div className="flex items-center gap-2 max-sm:*:px-2 max-sm:*:text-base">
        {first}
        {!isShown && (
          <Button
            variant="outline"
            className="shrink-0"
            aria-label={`Más: ${name}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              wasPressed.current = true;
              setOpen(!isOpen);
            }}
          >
            Más
            <ChevronDown size={18} aria-hidden="true" className={cx('transition-transform', isOpen && 'rotate-180')} />
          </Button>
        )}
      </div>
      <fieldset
        ref={actions}
        id={id}
        hidden={!isOpen}
        aria-label={`Más: ${name}`}
        className={isOpen ? 'flex flex-wrap gap-2' : ''}
      >
        {children}
      </fieldset>
    </>
  );
}
