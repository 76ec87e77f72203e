import { placeLabel } from '@tero/shared/rules/places/coverage';
import { formatRating } from '@tero/shared/rules/ratings';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { AppError } from '../core/errors.ts';
import { htmlOf } from '../delivery/mail/html.ts';
import type { Deps } from '../deps/deps.ts';
import { view as postOf } from '../features/posts/service.ts';
import { publicProfile } from '../features/providers/service.ts';
import { detail } from '../features/services/service.ts';

interface Head {
  title: string;
  description: string;
  image: string | null;
  /** canonical URL of a page that has several */
  canonical?: string;
}

type Finder = (deps: Deps, id: number) => Promise<Head>;

const described = 160;
const titled = 80;

/** Pages that people share in chats, with a preview that needs no script. */
const shared: [RegExp, Finder][] = [
  [/^\/servicios\/(\d{1,9})$/, serviceHead],
  [/^\/provider-profile\/(\d{1,9})$/, providerHead],
  [/^\/publicacion\/(?:post\/)?(\d{1,9})$/, postHead],
];

/** Returns the app's page with the head of this path, or null when the path has no head of its own. */
export async function pageWithHead(deps: Deps, page: string, path: string): Promise<string | null> {
  for (const [pattern, find] of shared) {
    const id = pattern.exec(path)?.[1];
    if (!id) continue;
    const head = await find(deps, Number(id)).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    return (
      head && page.replace(/<title>.*?<\/title>/s, () => tags(head, head.canonical ?? path, deps.config.publicUrl))
    );
  }
  return null;
}

async function serviceHead(deps: Deps, id: number): Promise<Head> {
  const service = await detail(deps.db, id, null, deps.clock.now());
  const rated = service.reviews_count > 0 ? `★ ${formatRating(service.rating)} de 5 · ` : '';
  const description = excerpt(`${rated}${placeLabel(service.coverage_area)} · ${service.description}`, described);
  return { title: service.title, description, image: service.images[0]?.image_url ?? null };
}

async function providerHead(deps: Deps, id: number): Promise<Head> {
  const provider = await publicProfile(deps.db, id);
  const description = excerpt([provider.service, provider.description].filter(Boolean).join(' · '), described);
  return { title: provider.company_name ?? provider.name, description, image: provider.profile_image };
}

/** Builds a post's head; a preview does not count as a view. */
async function postHead({ db }: Deps, id: number): Promise<Head> {
  const { title, content, Provider, images } = await postOf(db, id, null);
  const description = excerpt(`${Provider.company_name ?? Provider.name} · ${content}`, described);
  const image = images[0]?.image_url ?? Provider.profile_image;
  return { title: excerpt(title, titled), description, image, canonical: address`/publicacion/post/${id}` };
}

function tags({ title, description, image }: Head, path: string, publicUrl: string): string {
  const properties = {
    title,
    description,
    url: publicUrl + path,
    type: 'website',
    site_name: 'Tero',
    locale: 'es_UY',
    ...(image && { image: publicUrl + image }),
  };
  const lines = Object.entries(properties).map(
    ([name, text]) => `<meta property="og:${name}" content="${htmlOf(text)}">`,
  );
  return [`<title>${htmlOf(title)} | Tero</title>`, ...lines].join('\n    ');
}
