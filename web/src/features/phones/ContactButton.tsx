import { useIsFetching } from '@tanstack/react-query';
import type { PublicProvider } from '@tero/shared/contract/providers';
import { whatsappChat, whatsappUrl } from '@tero/shared/rules/phone';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { WhatsAppIcon } from '../../common/share/WhatsAppIcon.tsx';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useAccount } from '../../lib/session/session.ts';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast.tsx';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { type ContactPage, useTrackContact } from './queries.ts';
import { readySubject, useReady } from './ready.ts';
import { useRegisterRedirect } from './use-register-redirect.ts';
import { WayLink } from './WayLink.tsx';
import { withheld } from './withheld.ts';

const missingPhone = {
  detail: 'No se encontró el número de teléfono del proveedor',
  profile: 'El proveedor no ha proporcionado un número de teléfono',
} as const;

interface ContactButtonProps extends Pick<ButtonLook, 'size' | 'wide'> {
  /** the phone is null for visitors, for providers without one, and when it is withheld (rule PHONE-10) */
  provider: Pick<PublicProvider, 'id' | 'phone' | 'phone_withheld'>;
  /** used in the greeting */
  title: string;
  /** in place of the greeting */
  greeting?: string;
  /** the page that the chat is opened from, for the history and the metrics */
  from: ContactPage;
  /** the screen that words the missing number */
  on: keyof typeof missingPhone;
  label?: ReactNode;
  className?: string;
}

/**
 * Opens the provider's chat by a link, which no browser blocks, before the contact is tracked: a browser would block a
 * window that opens after an awaited call (rule PHONE-7).
 */
export function ContactButton(props: ContactButtonProps) {
  const { provider, title, greeting, from, on, label = 'Contactar por WhatsApp', size = 'lg', wide, className } = props;
  const account = useAccount();
  const { mutate: track } = useTrackContact(from);
  const about = readySubject(from);
  const sendToRegister = useRegisterRedirect(about);
  const isDrawn = useIsDrawn();
  const location = useLocation();
  const isReady = useReady((ready) => ready.about === about);
  const link = useRef<HTMLAnchorElement>(null);
  // the account's own response, with the phone, is still on its way to the page that the server drew for a visitor
  const isComing = useIsFetching() > 0 && account !== null && !from.page_token;
  const url = account && (greeting ? whatsappChat(provider.phone, greeting) : whatsappUrl(provider.phone, title));
  const style = cx(buttonStyle({ variant: 'whatsapp', size, wide }), className);
  const content = (
    <>
      <WhatsAppIcon />
      {label}
    </>
  );

  function refuse() {
    if (account) toast.error(provider.phone_withheld ? withheld[provider.phone_withheld] : missingPhone[on]);
    else sendToRegister();
  }
  if (!isDrawn) {
    return (
      <Link to={entryPath('register', location)} className={style}>
        {content}
      </Link>
    );
  }
  if (!url) {
    return (
      <button type="button" onClick={refuse} disabled={isComing} className={style}>
        {content}
      </button>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {isReady && <ReadyNote button={link} />}
      <WayLink
        people={[{ id: provider.id, name: from.title }]}
        ref={link}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => {
          track('whatsapp');
          useReady.setState({ about: null });
        }}
        className={style}
      >
        {content}
        <span className="sr-only"> (se abre en otra ventana)</span>
      </WayLink>
    </div>
  );
}

/** Says that the button that a person pressed before signing in works now, and moves the focus to it. */
function ReadyNote({ button }: { button: RefObject<HTMLAnchorElement | null> }) {
  useEffect(() => {
    button.current?.focus();
    return () => useReady.setState({ about: null });
  }, [button]);
  return (
    <p role="status" className="text-center font-semibold text-success">
      Listo, ya podés escribirle.
    </p>
  );
}
