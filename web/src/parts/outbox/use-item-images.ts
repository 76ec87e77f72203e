import { useEffect, useState } from 'react';
import type { OutboxItem } from '../../offline/outbox/item.ts';

/** Returns object URLs of an item's images; they are revoked with the component. */
export function useItemImages(item: OutboxItem | undefined): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  // the row changes with every attempt, its images never
  const id = item?.photos.length ? item.id : null;
  useEffect(() => {
    if (id === null) return setAddresses([]);
    let made: string[] = [];
    let isOver = false;
    void filesOf(id).then((files) => {
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

async function filesOf(id: string): Promise<Blob[]> {
  try {
    const { readItem, readImages } = await import('../../offline/outbox/store.ts');
    const item = await readItem(id);
    return item ? (await readImages(item)).map(({ bytes, type }) => new Blob([bytes], { type })) : [];
  } catch {
    // the images are optional: the text is shown without them
    return [];
  }
}
