import type { SessionAccount } from '@tero/shared/contract/accounts';
import { monthAndYear } from '@tero/shared/rules/time/time';
import { Avatar } from '../../ui/Avatar.tsx';
import { VerificationBadge } from '../accounts/settings/VerificationStatus.tsx';

export function ProfileHeader({ account }: { account: SessionAccount }) {
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <Avatar name={account.name} src={account.profile_image} size={80} className="max-sm:size-16!" />
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">Mi Perfil</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere font-semibold text-lg">{account.name}</span>
          <VerificationBadge status={account.email_verified ? 'approved' : 'pending'} />
        </p>
        <p className="text-muted text-sm">En Tero desde {monthAndYear(account.created_at)}</p>
      </div>
    </div>
  );
}
