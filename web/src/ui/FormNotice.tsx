import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const looks = {
  danger: { Icon: CircleAlert, style: 'border-danger bg-danger-soft text-danger' },
  warning: { Icon: TriangleAlert, style: 'border-warn-ink bg-warn-ground text-warn-ink' },
  success: { Icon: CircleCheck, style: 'border-success bg-success-soft text-success' },
};

interface FormNoticeProps {
  tone: keyof typeof looks;
  /** whether the notice itself is not announced, because it is inside a live region */
  quiet?: boolean;
  children: ReactNode;
}

/** Shows the result of sending a form, until the next attempt. */
export function FormNotice({ tone, quiet = false, children }: FormNoticeProps) {
  const { Icon, style } = looks[tone];
  return (
    <div
      role={quiet ? undefined : tone === 'success' ? 'status' : 'alert'}
      className={cx('flex items-start gap-3 rounded-control border-l-4 px-4 py-3 font-medium', style)}
    >
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
