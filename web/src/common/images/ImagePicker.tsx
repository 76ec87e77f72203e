import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { ImageButtons } from './ImageButtons.tsx';
import { ImageItem } from './ImageItem.tsx';
import { ImageOrder } from './ImageOrder.tsx';
import type { FormImages } from './use-images.ts';

interface ImagePickerProps {
  photos: FormImages;
  /** 'Fotos del servicio' */
  legend: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** the form's error: no image was chosen, or the server refused one */
  error?: string | undefined;
  /** whether one of the images is the main image, which people can choose */
  withMain?: boolean;
  withOrder?: boolean;
  /** called before the gallery or the camera opens, to store the draft, because a phone may end the page meanwhile */
  onOpen?: () => void;
  /** the button that opens the gallery; focused when the images have an error */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Lets people add, order and remove images, whose state comes from `useImages`. Scrolls errors into view (rule
 * SVC-101).
 */
export function ImagePicker(props: ImagePickerProps) {
  const { photos, legend, hint, required = false, error, withMain = false, withOrder = false, onOpen, ref } = props;
  const { list, rules } = photos;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const faults = error && !photos.faults.includes(error) ? [...photos.faults, error] : photos.faults;
  const told = faults.join('\n');
  useEffect(() => {
    if (told) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);

  function remove(key: string) {
    const at = list.findIndex((image) => image.key === key);
    const next = list[at + 1] ?? list[at - 1];
    photos.remove(key);
    // the focused button is gone
    const target = next ? `[data-remove="${next.key}"]` : '[data-choose]';
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }

  return (
    <fieldset ref={box} aria-describedby={`${id}-hint ${id}-faults`} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-semibold text-sm">
        {legend}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </legend>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint} {rules.max > 1 && <span>{`${list.length} de ${rules.max}.`}</span>}
      </p>
      <ImageButtons
        ref={ref}
        multiple={rules.max > 1}
        describedBy={`${id}-faults`}
        onOpen={onOpen}
        onChoose={photos.add}
      />
      <Preparing photos={photos} />
      <div
        ref={alert}
        id={`${id}-faults`}
        role="alert"
        className={faults.length > 0 ? 'flex flex-col gap-1 rounded-control bg-danger-soft p-3' : 'sr-only'}
      >
        {faults.map((fault) => (
          <p key={fault} className="flex items-start gap-1.5 text-danger text-sm">
            <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
            {fault}
          </p>
        ))}
      </div>
      {list.length > 0 && (
        <ImageOrder photos={photos} enabled={withOrder}>
          {list.map((image, at) => (
            <ImageItem
              key={image.key}
              photo={image}
              at={at}
              photos={photos}
              withMain={withMain}
              withOrder={withOrder && list.length > 1}
              onRemove={() => remove(image.key)}
            />
          ))}
        </ImageOrder>
      )}
    </fieldset>
  );
}

/** Shows how many photos the phone has prepared, and the last change in words. */
function Preparing({ photos: { preparing, preparingOf, said } }: { photos: FormImages }) {
  const isBusy = preparing > 0;
  const at = preparingOf - preparing;
  return (
    <>
      <div role="status" className={isBusy ? 'flex items-center gap-2 text-muted text-sm' : 'sr-only'}>
        {isBusy && <Spinner size={18} />}
        <span>
          {!isBusy
            ? said
            : preparingOf === 1
              ? 'Preparando la foto…'
              : `Preparando la foto ${at + 1} de ${preparingOf}…`}
        </span>
      </div>
      {isBusy && preparingOf > 1 && (
        <div
          role="progressbar"
          aria-label="Fotos preparadas"
          aria-valuemin={0}
          aria-valuemax={preparingOf}
          aria-valuenow={at}
          className="h-2 overflow-hidden rounded-pill bg-sunken"
        >
          <div style={{ width: `${(at / preparingOf) * 100}%` }} className="h-full rounded-pill bg-primary" />
        </div>
      )}
    </>
  );
}
