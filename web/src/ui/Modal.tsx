import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** a sentence under the title, announced when the modal opens */
  description?: ReactNode;
  /** buttons at the end */
  footer?: ReactNode;
  children?: ReactNode;
  /** focuses an element other than the first when the modal opens */
  focusFirst?: () => void;
}

/**
 * Shows a dialog over the page, placed by `className`. It traps the focus and returns it. It does not use Radix's
 * Overlay, which prevents scrolling by injecting a <style>; the content security policy forbids that (tokens.css does
 * it by `data-modal`).
 */
export function Modal(props: ModalProps & { className: string }) {
  const { open, onOpenChange, title, description, footer, className, children, focusFirst } = props;
  const focus = useReturnFocus(focusFirst);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 animate-fade bg-deep-strong/60" />
        <Radix.Content
          data-modal=""
          {...focus}
          {...(description == null && { 'aria-describedby': undefined })}
          className={cx('fixed z-50 flex flex-col bg-surface shadow-float', className)}
        >
          <Header title={title} description={description} />
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Header({ title, description }: Pick<ModalProps, 'title' | 'description'>) {
  return (
    <div className="flex items-start gap-2 px-5 pt-4 pb-3">
      <div className="grow pt-2">
        <Radix.Title className="text-xl">{title}</Radix.Title>
        {description != null && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label="Cerrar"
        className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <X size={22} aria-hidden="true" />
      </Radix.Close>
    </div>
  );
}

/**
 * Shows the scrollable content of a modal. It is focusable, so that the keyboard can scroll it even if it contains only
 * text.
 */
function Body({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <div tabIndex={0} className="grow overflow-y-auto overscroll-contain px-5 pb-5 -outline-offset-3">
      {children}
    </div>
  );
}

function Footer({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
