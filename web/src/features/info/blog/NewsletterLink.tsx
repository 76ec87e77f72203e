import type { UseMutationResult } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import MailCheck from 'lucide-react/icons/mail-check';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

interface Words {
  title: string;
  text: ReactNode;
}

interface NewsletterLinkProps {
  doing: UseMutationResult<unknown, Error, void>;
  Icon: LucideIcon;
  question: Words;
  done: Words;
  button: { idle: string; busy: string };
}

const badLink = {
  token_expired: 'El enlace venció',
  token_invalid: 'El enlace no sirve',
} as const;

/** The page of a newsletter mail's link. Needs a tap, because mail programs open links by themselves. */
export function NewsletterLink({ doing, Icon, question, done, button }: NewsletterLinkProps) {
  const { error, isPending, isSuccess, mutate } = doing;
  const blog = (
    <LinkButton to="/blog#boletin" variant="outline" wide>
      Ir al blog
    </LinkButton>
  );
  if (isSuccess) {
    return (
      <FlowPage icon={<MailCheck size={30} aria-hidden="true" />} tone="success" {...done}>
        {blog}
      </FlowPage>
    );
  }
  if (isApiError(error, 'token_expired') || isApiError(error, 'token_invalid')) {
    return (
      <FlowPage
        icon={<CircleAlert size={30} aria-hidden="true" />}
        tone="danger"
        title={badLink[error.code as keyof typeof badLink]}
        text={messageOf(error)}
      >
        {blog}
      </FlowPage>
    );
  }
  return (
    <FlowPage icon={<Icon size={30} aria-hidden="true" />} {...question}>
      {error && <FormNotice tone="danger">{messageOf(error)}</FormNotice>}
      <Button wide busy={isPending} onClick={() => mutate()}>
        {isPending ? button.busy : button.idle}
      </Button>
    </FlowPage>
  );
}
