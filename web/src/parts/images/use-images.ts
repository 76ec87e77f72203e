import { useRef, useState } from 'react';
import { admit, prepare } from './admission.ts';
import {
  type ChosenPhoto,
  chosenPhoto,
  isChosen,
  isStored,
  moved,
  type Photo,
  type PhotoRules,
  type StoredPhoto,
} from './image.ts';

/** What a form's photos begin with, or come back to: those that the server has, those of a draft. */
export interface PhotoSet {
  photos: readonly Photo[];
  /** null: the first one */
  mainKey?: string | null;
  /** those that the server has and that are to go */
  removed?: readonly StoredPhoto[];
}

export interface Photos {
  list: readonly Photo[];
  rules: PhotoRules;
  mainKey: string | null;
  /** the place of the main one in `list`; 0 while nobody has chosen another */
  main: number;
  /** those to be sent, in their order, made small */
  chosen: readonly ChosenPhoto[];
  files: readonly File[];
  /** those that the server has and that are to go */
  removed: readonly StoredPhoto[];
  /** photos that are being made small; not to be sent before */
  preparing: number;
  /** what was wrong with the files chosen last */
  faults: readonly string[];
  /** what the last change did, for screen readers */
  said: string;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** to a place in the list */
  move: (key: string, to: number) => void;
  setMain: (key: string) => void;
  replace: (set: PhotoSet) => void;
}

/** The photos of a form: chosen, checked, made small, ordered. Files are handled one after the other. */
export function usePhotos({ rules, initial }: { rules: PhotoRules; initial?: PhotoSet }): Photos {
  const [list, setList] = useState<readonly Photo[]>(initial?.photos ?? []);
  const [mainKey, setMainKey] = useState(initial?.mainKey ?? null);
  const [removed, setRemoved] = useState<readonly StoredPhoto[]>(initial?.removed ?? []);
  const [preparing, setPreparing] = useState(0);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const latest = useRef(list);
  const turn = useRef<Promise<void>>(Promise.resolve());

  /** Another photo takes the place of an only one. */
  const roomFor = (photos: readonly Photo[]) => (rules.max === 1 ? 1 : rules.max - photos.length);

  function change(next: readonly Photo[]) {
    latest.current = next;
    setList(next);
  }

  async function take(files: readonly File[]): Promise<void> {
    const { admitted, faults: refused } = await admit(files, roomFor(latest.current), rules);
    const told = [...refused];
    let added = 0;
    for (const file of admitted) {
      const made = await prepare(file, rules);
      if ('fault' in made) told.push(made.fault);
      // one that was made while the form came back to a draft may find no room
      else if (roomFor(latest.current) === 0) told.push(rules.tooMany);
      else {
        change([...(rules.max === 1 ? [] : latest.current), chosenPhoto(made.file)]);
        added += 1;
      }
      setPreparing((count) => count - 1);
    }
    setPreparing((count) => count - (files.length - admitted.length));
    setFaults(told);
    if (added > 0) setSaid(added === 1 ? 'Se agregó una foto' : `Se agregaron ${added} fotos`);
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
    preparing,
    faults,
    said,
    add(files) {
      if (files.length === 0) return;
      setFaults([]);
      setPreparing((count) => count + files.length);
      turn.current = turn.current.then(() => take(files));
    },
    remove(key) {
      const gone = latest.current.find((photo) => photo.key === key);
      if (gone && isStored(gone)) setRemoved((before) => [...before, gone]);
      change(latest.current.filter((photo) => photo.key !== key));
      setFaults([]);
      setSaid('Foto quitada');
    },
    move(key, to) {
      const next = moved(latest.current, key, to);
      change(next);
      setSaid(`Foto en el lugar ${next.findIndex((photo) => photo.key === key) + 1} de ${next.length}`);
    },
    setMain(key) {
      setMainKey(key);
      setSaid(`La foto ${latest.current.findIndex((photo) => photo.key === key) + 1} es la principal`);
    },
    replace(set) {
      change(set.photos);
      setMainKey(set.mainKey ?? null);
      setRemoved(set.removed ?? []);
      setFaults([]);
    },
  };
}

/** Those that the server has and that stay, in their order. */
export function keptOf({ list }: Pick<Photos, 'list'>) {
  return list.filter(isStored);
}
