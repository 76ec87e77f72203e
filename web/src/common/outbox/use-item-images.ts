import { useEffect, useState } from 'react';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { readItemImages } from '../../offline/outbox/stored.ts';

/** Returns object URLs of an item's images. They are revoked when the component unmounts. */
export function useItemImages(item: OutboxItem | undefined): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  // the row changes with every attempt, but its images never change
  const id = item?.photos.length ? item.id : null;
  useEffect(() => {
    if (id === null) return setAddresses([]);
    let made: string[] = [];
    let isOver = false;
    void imagesOf(id).then((files) => {
      if (isOver) return;
      made = files.map((file) => URL.createObjectURL(file));
      setAddresses(made);
    });
    return () => {
      isOver = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [id]);
  return addresses;
}

/** Returns an item's images; an empty list when they cannot be read, so that the text is still shown. */
function imagesOf(id: string): Promise<Blob[]> {
  return readItemImages(id).catch(() => []);
}
