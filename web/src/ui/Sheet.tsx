import { Modal, type ModalProps } from './Modal.tsx';

const sides = {
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] animate-slide-up rounded-t-card',
  right: 'inset-y-0 right-0 w-[min(24rem,100vw)] animate-slide-in',
};

/** Shows a modal that slides in from an edge, for filters and menus on phones. */
export function Sheet({ side = 'bottom', ...modal }: ModalProps & { side?: keyof typeof sides }) {
  return <Modal {...modal} className={sides[side]} />;
}
