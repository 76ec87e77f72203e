import { identityQuestion, phoneQuestion } from '../../../lib/http/confirmation.ts';
import { useQuestion } from './use-question.tsx';

/**
 * Shows the dialog that asks for the phone's code (rule TRUST-58) and, above it, the one that confirms the person's
 * identity (rule SES-24).
 */
export function ConfirmationWatch() {
  const phone = useQuestion(phoneQuestion, loadPhone);
  const identity = useQuestion(identityQuestion, loadIdentity);
  return (
    <>
      {phone}
      {identity}
    </>
  );
}

const loadPhone = async () => (await import('./ConfirmPhoneDialog.tsx')).ConfirmPhoneDialog;
const loadIdentity = async () => (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog;
