import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { FormImages } from './use-images.ts';

/** Touch settings: a long press drags an image, and a moving touch scrolls the page. */
const touch = { activationConstraint: { delay: 200, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 6 } };

/** Shows the list of images, which people order by dragging. Each image has buttons that do the same by keyboard. */
export function ImageOrder({
  photos,
  enabled,
  children,
}: {
  photos: FormImages;
  enabled: boolean;
  children: ReactNode;
}) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const keys = photos.list.map(({ key }) => key);
  const list = <ul className="grid gap-3 sm:grid-cols-2">{children}</ul>;
  if (!enabled) return list;

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) photos.move(String(active.id), keys.indexOf(String(over.id)));
  }
  const place = (id: string | number) => keys.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Agarraste la foto ${place(active.id)}`,
    onDragOver: ({ over }) => (over ? `Lugar ${place(over.id)} de ${keys.length}` : undefined),
    onDragEnd: () => 'Foto soltada',
    onDragCancel: () => 'La foto vuelve a su lugar',
  };
  return (
    <DndContext sensors={sensors} onDragEnd={drop} accessibility={{ announcements }}>
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {list}
      </SortableContext>
    </DndContext>
  );
}
