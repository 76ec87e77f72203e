import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger' | 'whatsapp';
type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** takes the full width of its container */
  wide?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  // the one colour of main actions (docs/style.md)
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  outline: 'border border-control bg-surface text-ink hover:border-primary hover:bg-primary-soft',
  ghost: 'text-link hover:bg-primary-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
  whatsapp: 'bg-whatsapp text-on-whatsapp hover:bg-whatsapp-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 text-sm sm:min-h-9',
  md: 'min-h-11 px-4',
  lg: 'min-h-13 px-6 text-lg',
  icon: 'size-11 shrink-0',
};

export function buttonStyle({ variant = 'primary', size = 'md', wide }: ButtonLook): string {
  return cx(
    'edged inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}
