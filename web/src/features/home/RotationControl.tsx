import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Rotation } from './use-rotation.ts';

const cornerStyle =
  'absolute right-3 bottom-3 z-10 flex size-11 items-center justify-center rounded-pill bg-deep-strong/85 text-on-deep sm:right-5 sm:bottom-5';

/** Shows in the corner of the images a spinner until all have loaded or failed, then the button that pauses them. */
export function RotationControl({ rotation }: { rotation: Rotation }) {
  const { loading, rotates, playing, toggle } = rotation;
  return (
    <>
      {loading && (
        // it stands still at first: turning, it would have the whole screen drawn again all the time that the app starts
        <span className={cx(cornerStyle, '[&_svg]:[animation-delay:3s]')}>
          <Spinner size={22} label="Cargando imágenes…" />
        </span>
      )}
      {rotates && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? 'Pausar el cambio de imágenes' : 'Reanudar el cambio de imágenes'}
          className={cx(cornerStyle, 'hover:bg-deep-strong focus-visible:rounded-pill focus-visible:outline-on-deep')}
        >
          {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </button>
      )}
    </>
  );
}
