import { useEffect, useState } from 'react';
import { type FormImage, isChosen } from './image.ts';

/** Returns an address that shows an image. An object URL is revoked when the component unmounts. */
export function usePreview(image: FormImage): string | null {
  const file = isChosen(image) ? image.file : null;
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setLocal(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return isChosen(image) ? local : image.url;
}
