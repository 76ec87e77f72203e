import { useRef, useState } from 'react';
import { serialQueue } from '../../lib/serial-queue.ts';
import { admit } from './admission.ts';
import {
  type ChosenImage,
  chosenImage,
  type FormImage,
  type ImageRules,
  isChosen,
  isStored,
  moved,
  type StoredImage,
} from './image.ts';

/** The images that a form begins with or is reset to: the images on the server and in a draft. */
export interface FormImageSet {
  photos: readonly FormImage[];
  /** null: the first image */
  mainKey?: string | null;
  /** images on the server to be removed */
  removed?: readonly StoredImage[];
}

export interface FormImages {
  list: readonly FormImage[];
  rules: ImageRules;
  mainKey: string | null;
  /** index of the main image in `list`; 0 while none was chosen */
  main: number;
  /** images to send, in order, already shrunk */
  chosen: readonly ChosenImage[];
  files: readonly File[];
  /** images on the server to be removed */
  removed: readonly StoredImage[];
  /** number of images being shrunk; wait for 0 before sending */
  preparing: number;
  /** number of images that were chosen together with those being shrunk */
  preparingOf: number;
  /** faults of the files chosen last */
  faults: readonly string[];
  /** the last change in words, for screen readers */
  said: string;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** moves an image to an index of the list */
  move: (key: string, to: number) => void;
  setMain: (key: string) => void;
  replace: (set: FormImageSet) => void;
}

/** The count of prepared images, from the first chosen image until the last is ready. */
const none = { done: 0, total: 0 };

/**
 * Returns the state of a form's images, with functions to add and order them. Files are checked and shrunk one after
 * the other.
 */
export function useImages({ rules, initial }: { rules: ImageRules; initial?: FormImageSet }): FormImages {
  const [list, setList] = useState<readonly FormImage[]>(initial?.photos ?? []);
  const [mainKey, setMainKey] = useState(initial?.mainKey ?? null);
  const [removed, setRemoved] = useState<readonly StoredImage[]>(initial?.removed ?? []);
  const [{ done, total }, setBatch] = useState(none);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const latest = useRef(list);
  const [inTurn] = useState(serialQueue);

  /** Returns how many images fit; if only one is allowed, a new image replaces it. */
  const roomFor = (images: readonly FormImage[]) => (rules.max === 1 ? 1 : rules.max - images.length);

  function change(next: readonly FormImage[]) {
    latest.current = next;
    setList(next);
  }

  function finish() {
    setBatch((now) => (now.done + 1 < now.total ? { ...now, done: now.done + 1 } : none));
  }

  async function take(files: readonly File[]): Promise<void> {
    let added = 0;
    const told = await admit(files, {
      rules,
      room: () => roomFor(latest.current),
      add(file) {
        change([...(rules.max === 1 ? [] : latest.current), chosenImage(file)]);
        added += 1;
      },
      onEach: finish,
    });
    setFaults(told);
    if (added > 0) setSaid(added === 1 ? 'Agregaste una foto' : `Agregaste ${added} fotos`);
  }

  const main = list.findIndex(({ key }) => key === mainKey);
  const chosen = list.filter(isChosen);
  return {
    list,
    rules,
    mainKey,
    main: Math.max(main, 0),
    chosen,
    files: chosen.map(({ file }) => file),
    removed,
    preparing: total - done,
    preparingOf: total,
    faults,
    said,
    add(files) {
      if (files.length === 0) return;
      setFaults([]);
      setBatch((now) => ({ ...now, total: now.total + files.length }));
      void inTurn(() => take(files));
    },
    remove(key) {
      const gone = latest.current.find((image) => image.key === key);
      if (gone && isStored(gone)) setRemoved((before) => [...before, gone]);
      change(latest.current.filter((image) => image.key !== key));
      setFaults([]);
      setSaid('Foto quitada');
    },
    move(key, to) {
      const next = moved(latest.current, key, to);
      change(next);
      setSaid(`Foto en el lugar ${next.findIndex((image) => image.key === key) + 1} de ${next.length}`);
    },
    setMain(key) {
      setMainKey(key);
      setSaid(`La foto ${latest.current.findIndex((image) => image.key === key) + 1} es la principal`);
    },
    replace(set) {
      change(set.photos);
      setMainKey(set.mainKey ?? null);
      setRemoved(set.removed ?? []);
      setFaults([]);
    },
  };
}

/** Returns the server's images that stay, in order. */
export function keptOf({ list }: Pick<FormImages, 'list'>) {
  return list.filter(isStored);
}
