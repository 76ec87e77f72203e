import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import { delayedWords } from '@tero/shared/rules/text/delayed';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** The part of a response that says that a mail or text does not leave now; missing: it leaves. */
export type DelayedBy = ResponseOf<typeof support.send>['delayed'];

/** Tells that what was promised will take; nothing where it leaves (rule NOTI-92). */
export function Delayed({ by, words = by && delayedWords[by] }: { by: DelayedBy; words?: string | undefined }) {
  return by ? <FormNotice tone="warning">{words}</FormNotice> : null;
}
