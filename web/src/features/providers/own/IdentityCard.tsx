import { identityFiles, type OwnVerification } from '@tero/shared/contract/providers-own';
import { shortDate } from '@tero/shared/rules/time/time';
import { ImagePicker } from '../../../common/images/ImagePicker.tsx';
import { useImages } from '../../../common/images/use-images.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useSendIdentity } from './verification-queries.ts';

type Identity = OwnVerification['identity'];

/**
 * Lets a provider prove its identity. The pictures stay in memory, are not saved as a draft, and need a connection
 * (rule TRUST-51).
 */
export function IdentityCard({ identity }: { identity: Identity }) {
  const { state, at, reason } = identity;
  if (state === 'seen') return null;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">Mostrar quién sos</h2>
      {state === 'sent' ? (
        <p>{`Recibimos tus fotos ${at ? `el ${shortDate(at)}` : 'hoy'}. Vamos a compararlas y borrarlas, y te avisamos.`}</p>
      ) : (
        <>
          {state === 'refused' && <FormNotice tone="warning">{reason}</FormNotice>}
          <p>
            Mandá una foto de tu cédula y una de tu cara para que tu perfil diga «Verificado». Las ve solo el equipo.
            Las borramos al decidir, o a los 14 días como máximo.
          </p>
          <IdentityForm word={identity.word} />
        </>
      )}
    </Card>
  );
}

const one = { ...identityFiles, max: 1, tooMany: 'Va una sola foto' };

function IdentityForm({ word }: { word: string }) {
  const document = useImages({ rules: one });
  const face = useImages({ rules: one });
  const send = useSendIdentity();
  const files = [...document.files, ...face.files];
  const isReady = document.files.length === 1 && face.files.length === 1;
  const isBusy = send.isPending || document.preparing + face.preparing > 0;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) send.mutate({ word, files });
      }}
    >
      <ImagePicker photos={document} legend="El frente de tu cédula" hint="Fijate que se lea entera." />
      <ImagePicker
        photos={face}
        legend="Tu cara"
        hint={`Mostrá un papel escrito a mano que diga «${word}», la palabra de hoy.`}
      />
      {send.isError && (
        <FormNotice tone="danger">{messageOf(send.error, 'No pudimos mandar las fotos. Probá de nuevo.')}</FormNotice>
      )}
      {!isReady && <p className="text-muted text-sm">Hacen falta las dos fotos. Sin conexión no las podés mandar.</p>}
      <Button type="submit" busy={isBusy} disabled={!isReady}>
        Mandar las fotos
      </Button>
    </form>
  );
}
