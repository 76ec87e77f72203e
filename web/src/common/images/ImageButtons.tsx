import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type Ref, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

/** The accepted formats, listed one by one, so that iPhones convert their own format to one of these. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif';

interface ImageButtonsProps {
  multiple: boolean;
  describedBy: string;
  onOpen: (() => void) | undefined;
  onChoose: (files: readonly File[]) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Shows buttons to choose images from the gallery and, on phones, from the camera. */
export function ImageButtons({ multiple, describedBy, onOpen, onChoose, ref }: ImageButtonsProps) {
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(input.files ?? [])]);
    // the same file can be chosen again
    input.value = '';
  }
  function open(input: HTMLInputElement | null) {
    onOpen?.();
    input?.click();
  }
  return (
    <div className="flex flex-wrap gap-3">
      <input ref={gallery} type="file" hidden multiple={multiple} accept={accepted} onChange={choose} />
      <input ref={camera} type="file" hidden capture="environment" accept="image/*" onChange={choose} />
      <Button
        ref={ref}
        data-choose=""
        variant="outline"
        aria-describedby={describedBy}
        onClick={() => open(gallery.current)}
        className="max-sm:grow"
      >
        <ImagePlus size={20} aria-hidden="true" />
        {multiple ? 'Elegir fotos' : 'Elegir foto'}
      </Button>
      <Button
        variant="outline"
        onClick={() => open(camera.current)}
        className="hidden! grow pointer-coarse:inline-flex!"
      >
        <Camera size={20} aria-hidden="true" />
        Sacar una foto
      </Button>
    </div>
  );
}
