import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'react-router-dom';
import { usePrompt } from '../../common/subscription-prompt.ts';
import { plansPath } from '../../lib/navigation/plans-path.ts';
import { useSession } from '../../lib/session/session.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { createWidth } from './provider/create-width.ts';

/** narrow padding that keeps the bar on one line on the narrowest phones */
const narrow = 'max-[22.5rem]:px-2!';

/** the whole screen is about subscribing */
const subscriptionScreens = /^\/(test-)?subscription/;

/**
 * Shows the publish button of a provider: without an entitlement it leads to subscribing, otherwise to creating a
 * service. During the check it shows a waiting text (rule NAV-19). It shows nothing where the screen itself asks to
 * subscribe (rule SUB-93).
 */
export function PublishLink() {
  const checking = useSession((session) => session.status === 'checking');
  const entitled = useSession((session) => session.account?.entitled ?? false);
  const { pathname } = useLocation();
  const asks = usePrompt('bar', !checking && !entitled && !subscriptionScreens.test(pathname));
  if (checking) {
    return (
      <span role="status" data-create="" className={cx('px-2 text-center text-muted text-sm', entitled && createWidth)}>
        Verificando...
      </span>
    );
  }
  if (!entitled) {
    if (!asks) return null;
    return (
      <LinkButton to={plansPath()} size="sm" className={cx(narrow, 'max-[17rem]:hidden!')}>
        Suscribirse
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/create_service" data-create="" size="sm" className={cx(narrow, createWidth)}>
      <Plus size={18} aria-hidden="true" className="hidden sm:block" />
      <span>
        Crear<span className="max-[22.5rem]:sr-only"> servicio</span>
      </span>
    </LinkButton>
  );
}
