import type { Stranger } from '../../api/test/sign-in-server.ts';
import { demo } from './people.ts';

/** The people on the pages of the social sign-in stand-ins (scripts/e2e-server.mjs). */
export const atGoogle = {
  newcomer: { id: 'carla', name: 'Carla Gugol', email: 'carla@gugol.example', email_verified: true },
  returning: { id: 'vera', name: 'Vera Vuelta', email: 'vera@gugol.example', email_verified: true },
  impostor: { id: 'impostor', name: 'Inés Impostora', email: demo.client, email_verified: false },
  provider: { id: 'proveedor', name: 'Proveedor Conocido', email: demo.provider, email_verified: true },
} satisfies Record<string, Stranger>;

export const atFacebook = {
  newcomer: { id: 'dario', name: 'Darío Feis', email: 'dario@feis.example' },
  namesake: { id: 'otra', name: 'Otra Rosana', email: demo.client },
  silent: { id: 'callado', name: 'Camilo Callado' },
} satisfies Record<string, Stranger>;
