import { useEffect, useState } from 'react';
import type { OutboxItem } from '../../offline/outbox/item.ts';

/** Addresses of an item's photos, to show them by; what they hold in memory is let go with the component. */
export function useItemPhotos(item: OutboxItem | undefined): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  // the row changes with every try, its photos never
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
    const { readItem, readPhotos } = await import('../../offline/outbox/store.ts');
    const item = await readItem(id);
    return item ? (await readPhotos(item)).map(({ bytes, type }) => new Blob([bytes], { type })) : [];
  } catch {
    // the pictures are an extra: the text stands
    return [];
  }
}
