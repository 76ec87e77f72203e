import type { PublicProvider } from '@tero/shared/contract/providers';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { cardPath } from '@tero/shared/rules/site/card';
import Contact from 'lucide-react/icons/contact-round';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OwnPageHead } from '../../../common/OwnPageHead.tsx';
import { type Paper, Poster } from '../../../common/share/Poster.tsx';
import { ShareLink } from '../../../common/share/ShareLink.tsx';
import { shareFile } from '../../../common/share/share.ts';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { useProvider } from '../queries.ts';
import { StatusPicture } from './StatusPicture.tsx';
import { vcardOf } from './vcard.ts';

/** Shows the page that gives providers their link, code, contact, sheets and picture (rule CARD-2). */
export function CardPage() {
  const account = useAccount();
  return (
    <div className="wrap flex max-w-5xl! flex-col gap-5 py-6 sm:py-8 print:block print:max-w-none! print:p-0">
      <div className="flex flex-col gap-5 print:hidden">
        <OwnPageHead
          title="Mi tarjeta"
          lead="Pasale a la gente tu enlace, tu código o tu tarjeta impresa. Anda también sin conexión."
        />
      </div>
      {account && <Content accountId={account.id} />}
    </div>
  );
}

function Content({ accountId }: { accountId: number }) {
  const { data, error, refetch } = useProvider(accountId);
  const retry = () => void refetch();
  if (data) return <Tools provider={data} />;
  if (error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (error) return <ErrorState title="No pudimos cargar tu tarjeta" onRetry={retry} />;
  return (
    <Loading className="grid gap-5 md:grid-cols-2">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-120 rounded-card" />
    </Loading>
  );
}

function Tools({ provider }: { provider: PublicProvider }) {
  const [paper, setPaper] = useState<Paper>('a6');
  const url = window.location.origin + cardPath(provider);
  const name = provider.company_name ?? provider.name;
  const vcard = () => new Blob([vcardOf(provider, url)], { type: 'text/vcard' });
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 print:block">
      <div className="flex flex-col gap-5 print:hidden">
        <Card className="flex flex-col gap-5">
          <h2 className="text-xl">Tu enlace</h2>
          <ShareLink title={name} text="Hola, estos son mis servicios en Tero:" url={url} />
          <Button variant="outline" className="self-start" onClick={() => void shareFile('mi-tarjeta.vcf', vcard())}>
            <Contact size={20} aria-hidden="true" />
            Contacto para agendar (.vcf)
          </Button>
          <p className="text-muted text-sm">
            Muestra lo mismo que tu perfil público. Tu celular y tu email no están en el enlace, el contacto ni las
            imágenes. Si cambiás de nombre, los enlaces que ya diste siguen llevando a tu perfil.
          </p>
        </Card>
        <Card className="flex flex-col gap-5">
          <h2 className="text-xl">Para tu estado de WhatsApp</h2>
          <StatusPicture provider={provider} url={url} />
        </Card>
      </div>
      <Card className="flex flex-col gap-5 print:block print:border-0 print:p-0 print:shadow-none">
        <h2 className="text-xl print:hidden">Para imprimir</h2>
        <Chips legend="Tamaño" className="print:hidden" choices={paperChoices} value={paper} onChange={setPaper} />
        <Poster paper={paper} url={url}>
          <h2 className="wrap-anywhere line-clamp-3 text-balance text-[9cqw] leading-[1.05]">{name}</h2>
          {provider.service && (
            <p className="wrap-anywhere mt-[2cqw] line-clamp-2 font-semibold text-[5.5cqw] leading-tight">
              {provider.service}
            </p>
          )}
          {provider.location && (
            <p className="wrap-anywhere mt-[1cqw] line-clamp-2 text-[4.2cqw] leading-tight">
              {placeLabel(provider.location)}
            </p>
          )}
        </Poster>
        <Button variant="outline" className="self-start print:hidden" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          Imprimir o guardar en PDF
        </Button>
      </Card>
    </div>
  );
}

const paperChoices: { value: Paper; label: string }[] = [
  { value: 'a6', label: 'A6, de mano' },
  { value: 'a4', label: 'A4, pared' },
];
