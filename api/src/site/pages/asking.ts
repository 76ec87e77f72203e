import { read } from '../../features/invites/service.ts';
import { described } from './described.ts';
import type { Finder } from './finder.ts';
import { missingStatus, orNull } from './gone.ts';
import { nameOf, providerPicture, readProvider } from './providers.ts';
import { readService, servicePicture } from './services.ts';

const threeScores = 'Son tres calificaciones y, si querés, un comentario. Tu reseña ayuda a otras personas a elegir.';

/** Finds the page of the link that asks for a review of a service. Anybody may see it (rule REV-100). */
export const askedServicePage: Finder = async (deps, { params, page }) => {
  const id = Number(params.serviceId);
  const service = await readService(deps, id);
  if (!service) return { missing: await missingStatus(deps.db, 'services', id) };
  const title = `${page.title}: ${service.title}`;
  const description = described(`${service.provider_name} te pide una reseña. ${threeScores}`);
  return { head: { title, description, picture: servicePicture(service) } };
};

/** Finds the page of a provider's review link, where a person chooses one of the services. */
export const askedProfilePage: Finder = async (deps, { params, page }) => {
  const provider = await readProvider(deps, Number(params.providerId));
  if (!provider) return { missing: 404 };
  const name = nameOf(provider);
  const description = described(`${name} te pide una reseña. ${threeScores}`);
  return { head: { title: `${page.title} con ${name}`, description, picture: providerPicture(provider) } };
};

/**
 * Finds the page of the link that invites a colleague. It shows the inviter by the names of the public profile (rule
 * INV-2).
 */
export const invitationPage: Finder = async (deps, { params }) => {
  const inviter = await orNull(read(deps, params.code ?? ''));
  // the page says that the link is invalid, and leads to the registration all the same
  if (!inviter) return { head: {} };
  const provider = await readProvider(deps, inviter.id);
  return {
    head: {
      title: `${inviter.name} te invita a ofrecer tus servicios en Tero`,
      description: described(
        'Los clientes te escriben directo por WhatsApp, sin comisiones. Creá tu cuenta de proveedor.',
      ),
      ...(provider && { picture: providerPicture(provider) }),
    },
  };
};
