import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

interface StateCardProps {
  icon?: ReactNode;
  title: ReactNode;
  /** level of the title as a heading: 1 where the card replaces the whole page */
  headingLevel?: 1 | 2 | 3 | undefined;
  text?: ReactNode;
  /** buttons and links */
  actions?: ReactNode;
  role?: 'alert' | 'status';
  tone?: 'neutral' | 'danger' | 'warning';
}

const tones = {
  neutral: 'bg-primary-soft text-on-primary-soft',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warn-ground text-warn-ink',
};

/** Shows a state, such as an empty list, instead of content. */
export function StateCard({ icon, title, headingLevel, text, actions, role, tone = 'neutral' }: StateCardProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div role={role} className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-12 text-center">
      {icon && (
        <span className={cx('mb-1 flex size-16 items-center justify-center rounded-pill', tones[tone])}>{icon}</span>
      )}
      <Title className={cx('font-bold font-heading', headingLevel === 1 ? 'text-2xl sm:text-3xl' : 'text-xl')}>
        {title}
      </Title>
      {text != null && <p className="text-muted">{text}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

interface EmptyStateProps extends Omit<StateCardProps, 'role' | 'tone'> {
  /**
   * the next step, which every empty list offers (rule NAV-29); null when the screen already shows it beside the list
   */
  actions: ReactElement | null;
}

/** Shows the view for an empty list. */
export function EmptyState(props: EmptyStateProps) {
  return <StateCard {...props} />;
}

export interface FailureProps {
  title?: ReactNode;
  headingLevel?: StateCardProps['headingLevel'];
  message?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** beside the retry button */
  actions?: ReactNode;
}

export function ErrorState(props: FailureProps) {
  const { title, headingLevel, message, onRetry, retryLabel = 'Reintentar', actions } = props;
  return (
    <StateCard
      role="alert"
      tone="danger"
      icon={<CircleAlert size={30} aria-hidden="true" />}
      title={title ?? message ?? 'Algo salió mal'}
      headingLevel={headingLevel}
      text={title == null ? undefined : message}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {actions}
        </>
      }
    />
  );
}
