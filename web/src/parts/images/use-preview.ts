import { useEffect, useState } from 'react';
import { isChosen, type Photo } from './image.ts';

/** An address to show a photo by; what it holds in memory is let go with the component. */
export function usePreview(photo: Photo): string | null {
  const file = isChosen(photo) ? photo.file : null;
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setLocal(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return isChosen(photo) ? local : photo.url;
}
