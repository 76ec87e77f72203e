import type { ModeratedKind } from '@tero/shared/rules/moderation';
import { address } from '@tero/shared/rules/text/address';
import Flag from 'lucide-react/icons/flag';
import { LinkButton } from '../../../ui/LinkButton.tsx';

interface ModerateLinkProps {
  kind: ModeratedKind;
  id: number;
  /** the name of the thing, for screen readers */
  name: string;
}

/** Links from a row to the case of its content, whether or not people reported the content (rule TRUST-8). */
export function ModerateLink({ kind, id, name }: ModerateLinkProps) {
  return (
    <LinkButton
      variant="ghost"
      size="icon"
      className="lg:size-9"
      to={address`/admin/moderation?sobre=${`${kind}-${id}`}`}
      aria-label={`Moderar ${name}`}
      title="Moderar"
    >
      <Flag size={18} aria-hidden="true" />
    </LinkButton>
  );
}
