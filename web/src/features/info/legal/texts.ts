import { sections as cookies } from '@tero/shared/content/legal/cookies-2026-11-28';
import type { LegalSection } from '@tero/shared/content/legal/legal-text';
import { sections as firstPrivacy } from '@tero/shared/content/legal/privacy-2026-11-28';
import { sections as secondPrivacy } from '@tero/shared/content/legal/privacy-2026-11-30';
import { sections as privacy } from '@tero/shared/content/legal/privacy-2026-12-01';
import { sections as terms } from '@tero/shared/content/legal/terms-2026-11-28';
import type { LegalName } from '@tero/shared/rules/policies';

/** The sections of each version of each legal text, by its day; a test compares them with the list of versions. */
export const legalTexts: Readonly<Record<LegalName, Readonly<Record<string, readonly LegalSection[]>>>> = {
  terms: { '2026-11-28': terms },
  privacy: { '2026-11-28': firstPrivacy, '2026-11-30': secondPrivacy, '2026-12-01': privacy },
  cookies: { '2026-11-28': cookies },
};
