import type { Article } from '@tero/shared/content/articles';
import { faqSections } from '@tero/shared/content/faq';
import type { Opening, OperatorContent } from '@tero/shared/contract/operator';
import type { Post } from '@tero/shared/contract/posts';
import { country } from '@tero/shared/rules/places/coverage';
import { address } from '@tero/shared/rules/text/address';
import type { SearchAction, WithActionConstraints } from 'schema-dts';
import type { Thing } from './graph.ts';

/** Returns the company of the site, with the operator's data: other accounts, address and phone (rule SUPP-93). */
export function ownOrganization(publicUrl: string, content: OperatorContent): Thing {
  const { instagram, facebook, linkedin, address: place, phone, founder_name } = content;
  const accounts = [instagram, facebook, linkedin].filter((account) => account !== null);
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#tero`,
    name: 'Tero',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    areaServed: { '@type': 'Country', name: country },
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(place && { address: place }),
    ...(phone && { telephone: phone }),
    ...(founder_name && { founder: { '@type': 'Person', name: founder_name } }),
  };
}

/** Returns the site, with its search. */
export function webSite(publicUrl: string): Thing {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/servicios?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#web`,
    name: 'Tero',
    url: `${publicUrl}/`,
    inLanguage: 'es-UY',
    publisher: { '@id': `${publicUrl}/#tero` },
    potentialAction: search,
  };
}

/** Returns the questions of the help centre with the operator's current answers. */
export function helpThing(content: OperatorContent, seats: number): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqSections(content, seats).flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer.join('\n') },
      })),
    ),
  };
}

const employment: Readonly<Record<string, string>> = { 'Tiempo completo': 'FULL_TIME', 'Medio horario': 'PART_TIME' };

/** Returns an open position at Tero. */
export function openingThing(opening: Opening, publicUrl: string): Thing {
  const list = (texts: readonly string[]) => texts.join('\n');
  const type = employment[opening.type];
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: [opening.summary, ...opening.responsibilities, ...opening.requirements].join('\n'),
    responsibilities: list(opening.responsibilities),
    qualifications: list(opening.requirements),
    datePosted: opening.posted,
    directApply: false,
    url: `${publicUrl}/careers`,
    hiringOrganization: { '@id': `${publicUrl}/#tero`, '@type': 'Organization', name: 'Tero', sameAs: `${publicUrl}/` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: opening.location, addressCountry: 'UY' },
    },
    ...(type && { employmentType: type }),
  };
}

/** Returns an article of the blog. */
export function articleThing({ id, title, excerpt, date, author, tags }: Article, publicUrl: string): Thing {
  const url = publicUrl + address`/blog/${id}`;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: 'es-UY',
    keywords: tags.join(', '),
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': `${publicUrl}/#tero`, '@type': 'Organization', name: 'Tero' },
  };
}

/** Describes a provider's post. */
export function postThing(post: Post, publicUrl: string): Thing {
  const { Provider: provider } = post;
  return {
    '@type': 'SocialMediaPosting',
    '@id': publicUrl + address`/publicacion/post/${post.id}`,
    url: publicUrl + address`/publicacion/post/${post.id}`,
    headline: post.title,
    articleBody: post.content,
    datePublished: post.created_at,
    dateModified: post.updated_at,
    ...(post.images.length > 0 && { image: post.images.map(({ image_url }) => publicUrl + image_url) }),
    author: {
      '@type': 'Organization',
      name: provider.company_name ?? provider.name,
      url: publicUrl + address`/provider-profile/${provider.id}`,
    },
  };
}
