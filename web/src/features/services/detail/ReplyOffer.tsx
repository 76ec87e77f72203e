import { useLocation } from 'react-router-dom';
import { PushOffer } from '../../notifications/push/PushOffer.tsx';

/** Offers pushes for the reply to a review that was just sent. */
export function ReplyOffer() {
  const { state } = useLocation() as { state: { hasReviewed?: boolean } | null };
  if (!state?.hasReviewed) return null;
  return (
    <PushOffer
      title="¿Querés saber si te responden?"
      text="Te avisamos en este dispositivo cuando el proveedor conteste tu reseña. Sin publicidad."
      ask="Avisame cuando respondan"
    />
  );
}
