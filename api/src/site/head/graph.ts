import type { BreadcrumbList, Graph, Thing as SchemaThing } from 'schema-dts';

/** A thing in the vocabulary of schema.org, whose type definitions check the names. */
export type Thing = Exclude<SchemaThing, string>;

/** A step of a page's breadcrumb; `path` begins at the site's root and is encoded. */
export interface Crumb {
  name: string;
  path: string;
}

/** Returns the content of a page as one graph, or null when there is nothing to describe. */
export function graphOf(
  { crumbs = [], things = [] }: { crumbs?: readonly Crumb[] | undefined; things?: readonly Thing[] | undefined },
  publicUrl: string,
): Graph | null {
  const all = [...(crumbs.length > 1 ? [breadcrumbs(crumbs, publicUrl)] : []), ...things];
  return all.length > 0 ? { '@context': 'https://schema.org', '@graph': all } : null;
}

function breadcrumbs(crumbs: readonly Crumb[], publicUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

const signs: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns data as the text of a `<script>`. No character in it can end the element or begin a comment. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => signs[sign] ?? sign);
}
