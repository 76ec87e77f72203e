import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';

/** Shows a link that looks like a button, for navigation only. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cx(buttonStyle({ variant, size, wide }), className)} />;
}
