import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import type { VerificationDetail } from '@tero/shared/contract/admin/verification';
import { useState } from 'react';
import { ApproveDialog, RejectDialog } from './DecisionDialogs.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { IdentityDialog } from './IdentityDialog.tsx';
import { PaperDialog } from './PaperDialog.tsx';

type Decision =
  | { dialog: 'approve' | 'reject' | 'compare'; version: string | undefined }
  | { dialog: 'paper'; version: string | undefined; paper: VerificationDetail['papers'][number] }
  | null;

const dialogs = { approve: ApproveDialog, reject: RejectDialog, compare: IdentityDialog };

interface DecideProps {
  provider: AdminProvider;
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Shows a provider's data and the decisions so far, and lets the administrator decide again. The panel offers this
 * wherever it lists the provider (rule ADM-122).
 */
export function Decide({ provider, onNext, onClose }: DecideProps) {
  const [decision, setDecision] = useState<Decision>(null);
  if (!decision) {
    return (
      <DetailDialog
        provider={provider}
        onApprove={(version) => setDecision({ dialog: 'approve', version })}
        onReject={(version) => setDecision({ dialog: 'reject', version })}
        onCompare={(version) => setDecision({ dialog: 'compare', version })}
        onPaper={(paper, version) => setDecision({ dialog: 'paper', paper, version })}
        onClose={onClose}
      />
    );
  }
  const { version } = decision;
  if (decision.dialog === 'paper')
    return (
      <PaperDialog provider={provider} paper={decision.paper} version={version} onNext={onNext} onClose={onClose} />
    );
  const Dialog = dialogs[decision.dialog];
  return <Dialog provider={provider} version={version} onNext={onNext} onClose={onClose} />;
}
