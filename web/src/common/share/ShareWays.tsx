import { address } from '@tero/shared/rules/text/address';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { copyLink, share } from './share.ts';
import { WhatsAppIcon } from './WhatsAppIcon.tsx';

export interface Shared {
  /** what the share sheet calls it */
  title: string;
  /** the message without the link, which follows it */
  text: string;
  url: string;
}

/** Shows the buttons that send a link: by WhatsApp, by the share sheet, or copied. */
export function ShareWays({ title, text, url }: Shared) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      <a
        href={address`https://wa.me/?text=${`${text} ${url}`}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Mandar por WhatsApp (se abre en otra pestaña)"
        className={buttonStyle({ variant: 'whatsapp' })}
      >
        <WhatsAppIcon />
        Mandar por WhatsApp
      </a>
      <Button variant="outline" onClick={() => void share({ title, text, url })}>
        <Share2 size={18} aria-hidden="true" />
        Compartir
      </Button>
      <Button variant="outline" onClick={() => void copyLink(url)}>
        <Copy size={18} aria-hidden="true" />
        Copiar el enlace
      </Button>
    </div>
  );
}
