import { useGoBack } from '../../lib/go-back.ts';
import { Button } from '../../ui/Button.tsx';

export function BackButton() {
  const goBack = useGoBack();
  return (
    <Button variant="outline" onClick={goBack}>
      Volver atrás
    </Button>
  );
}
