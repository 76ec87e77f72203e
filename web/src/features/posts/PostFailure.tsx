import FileX2 from 'lucide-react/icons/file-x-corner';
import { OfflineState } from '../../common/OfflineState.tsx';
import { isApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { useGoBack } from '../../lib/navigation/go-back.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';

interface PostFailureProps {
  error: Error;
  onRetry: () => void;
  editing?: boolean;
}

/** Shows why a post cannot be seen, with ways out (rule POST-10). */
export function PostFailure({ error, onRetry, editing = false }: PostFailureProps) {
  if (error instanceof OfflineError) return <OfflineState headingLevel={1} onRetry={onRetry} actions={<WaysOut />} />;
  const status = isApiError(error) ? error.status : null;
  if (status === 404) return <Closed title="La publicación no existe o ha sido eliminada" />;
  if (status === 403) return <Closed title="No tienes permisos para ver esta publicación" />;
  const title = editing && status === null ? 'Error al cargar la publicación' : 'No se pudo cargar la publicación';
  return <ErrorState headingLevel={1} title={title} onRetry={onRetry} actions={<WaysOut />} />;
}

/** The view shown instead of the form for somebody else's post. */
export function NotYours() {
  return <Closed title="Esta publicación es de otra cuenta" />;
}

function Closed({ title }: { title: string }) {
  return (
    <EmptyState icon={<FileX2 size={30} aria-hidden="true" />} headingLevel={1} title={title} actions={<WaysOut />} />
  );
}

function WaysOut() {
  const goBack = useGoBack();
  return (
    <>
      <LinkButton to="/">Ir al inicio</LinkButton>
      <Button variant="outline" onClick={goBack}>
        Volver
      </Button>
    </>
  );
}
