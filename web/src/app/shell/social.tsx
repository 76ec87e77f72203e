import type { ReactNode } from 'react';

interface SocialNetwork {
  /** the field of the operator's content that holds the account */
  field: 'instagram' | 'facebook' | 'linkedin';
  name: string;
  glyph: ReactNode;
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

/** The social networks, with their own icons because the icon library has no brands. */
export const socialNetworks: readonly SocialNetwork[] = [
  {
    field: 'instagram',
    name: 'Instagram',
    glyph: (
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" {...line}>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="17.2" cy="6.8" r="1.2" fill="currentColor" stroke="none" />
      </svg>
    ),
  },
  {
    field: 'facebook',
    name: 'Facebook',
    glyph: (
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d="M13.5 21v-7.6h2.6l.4-3h-3V8.5c0-.9.3-1.5 1.6-1.5h1.5V4.2c-.7-.1-1.5-.2-2.3-.2-2.4 0-4 1.4-4 4.1v2.3H7.7v3h2.6V21z" />
      </svg>
    ),
  },
  {
    field: 'linkedin',
    name: 'LinkedIn',
    glyph: (
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d="M5 9.5h3V20H5zM6.5 4.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M10.3 9.5h2.9v1.4c.5-.9 1.6-1.7 3.1-1.7 3 0 3.7 2 3.7 4.6V20h-3v-5.5c0-1.5-.3-2.7-1.8-2.7-1.4 0-1.9 1-1.9 2.6V20h-3z" />
      </svg>
    ),
  },
];
