import { excerpt } from '@tero/shared/rules/text/text';
import { useState } from 'react';
import { type Draft, dropDraft } from '../../../offline/drafts/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { AskDraft } from './ask-form.ts';
import { isOtherSearch } from './asked-address.ts';

interface GoOnProps {
  draft: NonNullable<AskDraft>;
  place: Draft;
  /** what was searched for now; '' without a search */
  searched: string;
  onKeep: () => void;
  /** called once the draft is deleted */
  onAnew: () => void;
}

/**
 * Asks whether a draft of another search goes on here: the draft stays until the person answers. A person who searched
 * for something else came for that, and has it as the first choice (rule ASK-3).
 */
export function GoOn({ draft, place, searched, onKeep, onAnew }: GoOnProps) {
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
  const isOther = isOtherSearch(draft.values.fields, searched);
  const keep = (
    <Button key="keep" variant={isOther ? 'outline' : 'primary'} onClick={onKeep} disabled={isDropping}>
      Seguir con el borrador
    </Button>
  );
  const anew = (
    <Button key="anew" variant={isOther ? 'primary' : 'outline'} busy={isDropping} onClick={() => void begin()}>
      {isOther ? 'Empezar este pedido' : 'Empezar de nuevo'}
    </Button>
  );
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="wrap-anywhere text-xl">
        {isOther
          ? `¿Empezás el pedido de «${excerpt(searched, 60)}» o seguís con el borrador?`
          : '¿Seguís con lo que habías escrito o empezás de nuevo?'}
      </h2>
      <p className="wrap-anywhere">
        Tenés un pedido sin mandar{isOther ? ' de otra búsqueda' : ' para otros proveedores'}
        {what.trim() && <span>{`: «${excerpt(what, 120)}»`}</span>}
        {photos > 0 && <span>{` (con ${photos === 1 ? '1 foto' : `${photos} fotos`})`}</span>}
        <span>
          . Si seguís con el borrador, le sumamos los proveedores que elegiste ahora. Si empezás otro pedido, borramos
          el borrador.
        </span>
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">{isOther ? [anew, keep] : [keep, anew]}</div>
    </Card>
  );
}
