import { laterPart } from '../../../lib/lazy-part.tsx';
import { withTouch } from '../../../lib/session/wanted.ts';

/** Nobody comes to a profile for it: the rest is not kept waiting. Its room stands around it. */
export const ReportPart = laterPart(
  withTouch(async () => (await import('../../../parts/moderation/ReportButton.tsx')).ReportButton),
);
