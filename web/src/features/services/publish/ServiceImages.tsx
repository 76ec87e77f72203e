import { ImagePicker } from '../../../common/images/ImagePicker.tsx';
import type { FormImages } from '../../../common/images/use-images.ts';
import type { useFaults } from './use-faults.ts';

interface ServiceImagesProps {
  images: FormImages;
  faults: ReturnType<typeof useFaults>;
  /** says where new images stand */
  order: string;
  /** stores the draft before the camera opens */
  onOpen: () => void;
}

/** The images of a service's form. */
export function ServiceImages({ images, faults, order, onOpen }: ServiceImagesProps) {
  return (
    <ImagePicker
      ref={faults.imagesButton}
      photos={images}
      legend="Fotos del servicio"
      hint={`JPG, PNG, WebP o GIF, hasta 15 MB cada una. ${order}`}
      required
      error={faults.ofImages}
      withMain
      withOrder
      onOpen={onOpen}
    />
  );
}
