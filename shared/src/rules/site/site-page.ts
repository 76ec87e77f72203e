/** A page of the app: facts that the address alone tells. */
export interface SitePage {
  /** as the router of the app has it; parameters named `id` or `…Id` are numeric */
  path: string;
  /** without the name of the product */
  title: string;
  description: string;
  /** the address that search engines keep, where several show one page; the page's own unless given */
  canonical?: string;
  /** search engines may keep it, if what it shows is there (rule FOUND-4) */
  open: boolean;
}
