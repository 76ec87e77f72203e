import { whatsappNumber } from '@tero/shared/rules/phone';
import { address } from '@tero/shared/rules/text/address';
import { useWatch } from 'react-hook-form';
import { WhatsAppIcon } from '../../../common/share/WhatsAppIcon.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { DetailsForm } from './details-form.ts';

const greeting = 'Hola, estoy probando mi WhatsApp en Tero.';

/** Opens the chat that clients will open, with the number in the form in which it will be stored (rule PHONE-85). */
export function WhatsAppTest({ form }: { form: DetailsForm }) {
  const number = whatsappNumber(useWatch({ control: form.control, name: 'phone' }));
  const shown = number?.match(/^598(\d{2})(\d{3})(\d{3})$/);
  if (!shown) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={address`https://wa.me/${number ?? ''}?text=${greeting}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
      >
        <WhatsAppIcon />
        Probar mi WhatsApp
        <span className="sr-only"> (se abre en otra ventana)</span>
      </a>
      <p className="min-w-0 flex-1 basis-56 text-muted text-sm">
        Abre el chat de <span className="whitespace-nowrap">+598 {shown.slice(1).join(' ')}</span>, como lo van a abrir
        tus clientes. Si el número es tuyo, en WhatsApp lo ves como «Vos».
      </p>
    </div>
  );
}
