import { excerpt } from '@tero/shared/rules/text/text';
import { useState } from 'react';
import { type Draft, dropDraft } from '../../../offline/drafts/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { AskDraft } from './ask-form.ts';

interface GoOnProps {
  draft: NonNullable<AskDraft>;
  place: Draft;
  onKeep: () => void;
  /** called when the draft is gone */
  onAnew: () => void;
}

/** Asks whether a draft of another search goes on here: it stays until one says so. */
export function GoOn({ draft, place, onKeep, onAnew }: GoOnProps) {
  const [isDropping, setDropping] = useState(false);
  const { what = '' } = draft.values.fields;
  const photos = draft.images.length;
  async function begin() {
    setDropping(true);
    await dropDraft(place).catch(() => {
      // storage is blocked: the next draft says so
    });
    onAnew();
  }
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">¿Seguís con lo que habías escrito o empezás de nuevo?</h2>
      <p className="wrap-anywhere">
        Tenés un pedido sin mandar de otra búsqueda
        {what.trim() && <>: “{excerpt(what, 120)}”</>}
        {photos > 0 && ` (con ${photos === 1 ? '1 foto' : `${photos} fotos`})`}. Si seguís, se lo pedís a los que elegís
        ahora.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button onClick={onKeep} disabled={isDropping}>
          Seguir con lo que escribí
        </Button>
        <Button variant="outline" busy={isDropping} onClick={() => void begin()}>
          Empezar de nuevo
        </Button>
      </div>
    </Card>
  );
}
