import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ModalBody, ModalFooter, ModalHeader } from './Dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  side?: 'bottom' | 'right';
  footer?: ReactNode;
  children: ReactNode;
}

const sides = {
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] animate-slide-up rounded-t-card',
  right: 'inset-y-0 right-0 w-[min(24rem,100vw)] animate-slide-in',
};

/** A modal that slides in from an edge: filters and menus on phones. */
export function Sheet({ open, onOpenChange, title, description, side = 'bottom', footer, children }: SheetProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 animate-fade bg-deep-strong/60" />
        <Radix.Content
          data-modal=""
          {...focus}
          {...(description == null && { 'aria-describedby': undefined })}
          className={cx('fixed z-50 flex flex-col bg-surface shadow-float', sides[side])}
        >
          <ModalHeader title={title} description={description} />
          <ModalBody>{children}</ModalBody>
          {footer && <ModalFooter>{footer}</ModalFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
