import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeviceStorageCard } from './DeviceStorageCard.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { SavingCard } from './SavingCard.tsx';
import { SettingLinks } from './SettingLinks.tsx';

interface SettingsFrameProps {
  title: string;
  links: ComponentProps<typeof SettingLinks>['links'];
  /** the personal data, and what the account still lacks */
  children: ReactNode;
  /** content that loads late and has any height, so it stands below the main content */
  below?: ReactNode;
}

/**
 * Shows the settings page of any kind of account: first its specific settings, then the settings that all accounts
 * have.
 */
export function SettingsFrame({ title, links, children, below }: SettingsFrameProps) {
  return (
    <div className="wrap max-w-4xl! py-6 sm:py-10">
      <PageHeading title={title} />
      <div className="mt-6 flex flex-col gap-5">
        {children}
        <SettingLinks links={links} />
        {below}
        <OpenSessions />
        <SavingCard />
        <DeviceStorageCard />
        <DataExport />
        <DeleteAccount />
      </div>
    </div>
  );
}
