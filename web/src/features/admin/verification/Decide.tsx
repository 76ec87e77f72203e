import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import { useState } from 'react';
import { ApproveDialog, RejectDialog } from './DecisionDialogs.tsx';
import { DetailDialog } from './DetailDialog.tsx';

type Decision = { dialog: 'approve' | 'reject'; version: string | undefined } | null;

interface DecideProps {
  provider: AdminProvider;
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Shows a provider's data with its decisions, and takes another one, wherever in the panel the provider stands (rule
 * ADM-122).
 */
export function Decide({ provider, onNext, onClose }: DecideProps) {
  const [decision, setDecision] = useState<Decision>(null);
  if (!decision) {
    return (
      <DetailDialog
        provider={provider}
        onApprove={(version) => setDecision({ dialog: 'approve', version })}
        onReject={(version) => setDecision({ dialog: 'reject', version })}
        onClose={onClose}
      />
    );
  }
  const { dialog, version } = decision;
  const Dialog = dialog === 'approve' ? ApproveDialog : RejectDialog;
  return <Dialog provider={provider} version={version} onNext={onNext} onClose={onClose} />;
}
