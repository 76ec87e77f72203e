import { address } from '@tero/shared/rules/text/address';
import { WhatsAppLink } from '../phones/WhatsAppLink.tsx';

const chat = address`https://wa.me/?text=${'Hola, vi tu pedido en Tero. '}`;

/**
 * Tells a provider that cannot make a written quote how to answer by chat (rule QUOTE-27). The link contains no phone
 * number (rule ASK-5), so WhatsApp opens with the list of chats, which includes the client's chat.
 */
export function AnswerByChat() {
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-sunken px-4 py-3 text-left">
      <p>
        <strong className="font-semibold">Podés responderle igual, sin suscripción.</strong> Escribile en el chat de
        WhatsApp donde te mandó el pedido.
      </p>
      <WhatsAppLink to={chat} spoken="Responder por WhatsApp" className="w-full">
        Responder por WhatsApp
      </WhatsAppLink>
    </div>
  );
}
