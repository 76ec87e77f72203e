import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import { delayedWords } from '@tero/shared/rules/text/delayed';
import { FormNotice } from '../../ui/FormNotice.tsx';

/** The part of a response that says why an email or text message is delayed; undefined when it leaves at once. */
export type DelayedBy = ResponseOf<typeof support.send>['delayed'];

/** Says that the promised message will take longer; shows nothing when it leaves at once (rule NOTI-92). */
export function Delayed({ by, words = by && delayedWords[by] }: { by: DelayedBy; words?: string | undefined }) {
  return by ? <FormNotice tone="warning">{words}</FormNotice> : null;
}
