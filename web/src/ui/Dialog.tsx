import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useReturnFocus } from './return-focus.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** one sentence under the title, read out when the dialog opens */
  description?: ReactNode;
  /** buttons at the end */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/**
 * A modal: traps the focus and returns it. Radix's own Overlay is left out: it prevents scrolling by injecting a
 * <style>, which the content security policy forbids (tokens.css does it by `data-modal`).
 */
export function Dialog({ open, onOpenChange, title, description, footer, size = 'md', children }: DialogProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 animate-fade bg-deep-strong/60" />
        <Radix.Content
          data-modal=""
          {...focus}
          {...(description == null && { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[88dvh] -translate-y-1/2 flex-col rounded-card bg-surface shadow-float',
            widths[size],
          )}
        >
          <ModalHeader title={title} description={description} />
          <ModalBody>{children}</ModalBody>
          {footer && <ModalFooter>{footer}</ModalFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function ModalHeader({ title, description }: Pick<DialogProps, 'title' | 'description'>) {
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

/** The scrollable content of a modal. Focusable, so that it scrolls by keys even if it contains only text. */
export function ModalBody({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <div tabIndex={0} className="grow overflow-y-auto overscroll-contain px-5 pb-5 -outline-offset-3">
      {children}
    </div>
  );
}

export function ModalFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
