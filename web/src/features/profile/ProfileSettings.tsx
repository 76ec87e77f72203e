import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { DeleteAccount } from '../accounts/settings/DeleteAccount.tsx';
import { changeEmail, changePassword, clientNotifications, SettingLinks } from '../accounts/settings/SettingLinks.tsx';

const settings = {
  to: '/user-settings',
  Icon: MonitorSmartphone,
  title: 'Configuración de Cuenta',
  text: 'Sesiones abiertas y descarga de tus datos.',
};

/** Shows the settings tab of the person's own profile. */
export function ProfileSettings() {
  return (
    <div className="flex flex-col gap-5">
      <SettingLinks links={[changeEmail, changePassword, clientNotifications, settings]} />
      <DeleteAccount />
    </div>
  );
}
