import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { useBackCloses } from './use-back-closes.ts';

interface DropdownMenuProps {
  /** a button; it receives the menu's state and handlers */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/**
 * Shows a menu of actions. It is not modal, because Radix's modal menus inject a <style>, which the content security
 * policy forbids.
 */
export function DropdownMenu({ trigger, align = 'end', className, children }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        {/* a landmark of its own, because it is outside the page's landmarks */}
        <section aria-label="Menú">
          <Radix.Content
            align={align}
            sideOffset={8}
            collisionPadding={12}
            className={cx(
              'z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float',
              className,
            )}
          >
            {children}
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemStyle =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-ink outline-none data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft';

interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuLink({ icon, children, to }: MenuItemProps & { to: string }) {
  return (
    <Radix.Item asChild className={itemStyle}>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

export function MenuItem({ icon, children, onSelect }: MenuItemProps & { onSelect: () => void }) {
  return (
    <Radix.Item onSelect={onSelect} className={itemStyle}>
      {icon}
      {children}
    </Radix.Item>
  );
}
