import { BellRing, KeyRound, MonitorSmartphone } from 'lucide-react';
import { DeleteAccount } from '../../parts/account/DeleteAccount.tsx';
import { SettingLink } from '../../parts/account/SettingLink.tsx';

/** The settings tab of the person's own profile. */
export function ProfileSettings() {
  return (
    <div className="flex flex-col gap-5">
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <SettingLink
          to="/change-password"
          Icon={KeyRound}
          title="Cambiar contraseña"
          text="Elegí una nueva; se cierran todas las sesiones."
        />
        <SettingLink
          to="/notification-settings"
          Icon={BellRing}
          title="Notificaciones"
          text="Por dónde te avisamos, y de qué."
        />
        <SettingLink
          to="/user-settings"
          Icon={MonitorSmartphone}
          title="Configuración de Cuenta"
          text="Sesiones abiertas y descarga de tus datos."
        />
      </ul>
      <DeleteAccount />
    </div>
  );
}
