import { limits } from '@tero/shared/limits';

/** Lists the reasons why an existing phone is not shown (rules PHONE-10 and PHONE-80). */
export const withheld = {
  daily_limit: `Hoy ya viste ${limits.phonesPerDay} teléfonos. Mañana vas a poder ver más.`,
  first_day_limit: `Tu cuenta es nueva y hoy ya viste ${limits.phonesFirstDay} teléfonos. Mañana vas a poder ver más.`,
  network_limit: 'Desde tu conexión ya se vieron muchos teléfonos hoy. Probá con otra conexión, o mañana.',
};
