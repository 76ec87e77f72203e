/**
 * The traits that accounts which review the same provider may share. The hour of creation alone makes no ring (rule
 * TRUST-16).
 */
export const sharedTraits = ['device', 'phone', 'photo', 'network', 'hour'] as const;
export type SharedTrait = (typeof sharedTraits)[number];

/** The labels of shared traits, as the team reads them. */
export const sharedTraitLabels: Readonly<Record<SharedTrait, string>> = {
  device: 'El mismo dispositivo',
  phone: 'El mismo teléfono',
  photo: 'La misma foto',
  network: 'La misma red',
  hour: 'Creadas en la misma hora',
};

/**
 * The least number of accounts that make a ring by sharing a network alone. In a household or office fewer people
 * review the same provider.
 */
export const leastOfNetwork = 3;
