/** The legal texts, by the first part of their address: /terms, /privacy, /cookies. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const;
export type LegalName = (typeof legalNames)[number];

export interface LegalVersion {
  /** the day from which it holds */
  version: string;
  /** SHA-256 of its sections as JSON: `npm run check` compares it with the text (rule ACC-101) */
  hash: string;
  /** what is new, for people who accepted an earlier version */
  changes: string;
}

/**
 * The versions of each legal text, the oldest first. The text of a version is `content/legal/<name>-<version>.ts`,
 * which is never changed: a change is a new file and a new entry here.
 */
export const legalVersions: Readonly<Record<LegalName, readonly [LegalVersion, ...LegalVersion[]]>> = {
  terms: [
    {
      version: '2026-11-28',
      hash: '067c5cfe846b44e6551b4ccb6792f71ef462846b1a98bd143ba194cce567def6',
      changes:
        'Los términos dicen quién opera Tero, cómo se renueva y se termina la suscripción, tu derecho a arrepentirte en 5 días hábiles, las devoluciones y los 7 días para recuperar una cuenta eliminada.',
    },
  ],
  privacy: [
    {
      version: '2026-11-28',
      hash: '207424e7ebefcf82cf39b9cedbc789cfc3fcce3d42a6e8ca7d9527bfb0e524c5',
      changes:
        'La política de privacidad dice quién es responsable de tus datos y que una cuenta eliminada se borra a los 7 días.',
    },
    {
      version: '2026-11-30',
      hash: '002c1ff10ef410db512e2a0db28bda65891f96805157c603d089c75763569f35',
      changes:
        'La política de privacidad dice qué pasa con las fotos de tu documento y de tus papeles, qué ve un proveedor cuando le mandás un pedido, qué queda de un trabajo hecho y qué guardamos contra las cuentas falsas.',
    },
    {
      version: '2026-12-01',
      hash: 'a04ad7d6662793d0539c57cd4e17e82b8b6efee5fe69f274675e9259b62e6c17',
      changes:
        'La política de privacidad dice qué guardamos de las citas, de la libreta y de las fotos de un trabajo, y hasta cuándo.',
    },
  ],
  cookies: [
    {
      version: '2026-11-28',
      hash: '71073f66ab0920ac7e6cc8c3222e897d5c72a90559c8514fafa9e438ebddadb3',
      changes: 'Actualizamos la lista de lo que se guarda en tu dispositivo.',
    },
  ],
};

/** The version in force of a legal text. */
export function currentVersion(name: LegalName): LegalVersion {
  const versions = legalVersions[name];
  return versions.at(-1) ?? versions[0];
}

/** The texts that a person accepts, together: terms and privacy. */
const accepted = ['terms', 'privacy'] as const;

/** The day before which texts had no version of their own. The texts that people accepted before it cannot be shown. */
const unversioned = '2024-03-01';

/** The versions of the policies that people accept: each day on which the terms or the privacy policy changed. */
export const policyVersions: readonly [string, ...string[]] = [
  unversioned,
  ...new Set(accepted.flatMap((name) => legalVersions[name].map(({ version }) => version)).sort()),
];

/** The policies in force. */
export const currentPolicies = policyVersions.at(-1) ?? unversioned;

/**
 * Returns the hashes of the texts that a person accepts with a version of the policies; null: the hashes are unknown.
 */
export function acceptedTexts(policies: string): Record<(typeof accepted)[number], string | null> {
  const hashOf = (name: LegalName) => legalVersions[name].findLast(({ version }) => version <= policies)?.hash ?? null;
  return { terms: hashOf('terms'), privacy: hashOf('privacy') };
}

/**
 * Returns what changed in the policies since a version, a sentence for each text; null: no version was accepted yet.
 */
export function changesSince(policies: string | null): string[] {
  return accepted.flatMap((name) =>
    legalVersions[name].filter(({ version }) => version > (policies ?? '')).map(({ changes }) => changes),
  );
}
