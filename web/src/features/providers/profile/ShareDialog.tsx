import type { PublicProvider } from '@tero/shared/contract/providers';
import { cardPath } from '@tero/shared/rules/site/card';
import { profileShareText } from '@tero/shared/rules/site/share-words';
import { useState } from 'react';
import { ShareWays } from '../../../common/share/ShareWays.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { Recommended } from './Recommended.tsx';
import { nameFault, recommendationEnd, wordFault } from './recommendation.ts';

interface ShareDialogProps {
  provider: PublicProvider;
  name: string;
  onClose: () => void;
}

/**
 * Shares a profile, with the sharer's name and a few words if they want (rules CARD-1 and CARD-3). Nothing is sent to
 * Tero.
 */
export function ShareDialog({ provider, name, onClose }: ShareDialogProps) {
  const [from, setFrom] = useState('');
  const [word, setWord] = useState('');
  const end = recommendationEnd({ name: from, word });
  const url = window.location.origin + cardPath(provider) + end;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Compartir perfil"
      description={name}
      size="sm"
      footer={<ShareWays title={name} text={profileShareText(provider)} url={url} />}
    >
      <div className="flex flex-col gap-4">
        <Field label="Tu nombre (opcional)" error={nameFault(from) ?? undefined}>
          <TextInput value={from} autoComplete="given-name" onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field
          label="Unas palabras tuyas (opcional)"
          hint={word && !from ? 'Van con tu nombre.' : undefined}
          error={wordFault(word) ?? undefined}
        >
          <TextInput
            value={word}
            placeholder="Por ejemplo: vino en hora y quedó prolijo"
            onChange={({ target }) => setWord(target.value)}
          />
        </Field>
        {end && (
          <div className="flex flex-col gap-2">
            <p className="text-muted text-sm">Así lo lee solo quien abra tu enlace:</p>
            <Recommended end={end} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
