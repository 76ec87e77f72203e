import { cx } from './cx.ts';
import { Modal, type ModalProps } from './Modal.tsx';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** Shows a modal in the middle of the screen. */
export function Dialog({ size = 'md', ...modal }: ModalProps & { size?: keyof typeof widths }) {
  const place = 'inset-x-3 top-1/2 mx-auto max-h-[88dvh] -translate-y-1/2 rounded-card';
  return <Modal {...modal} className={cx(place, widths[size])} />;
}
