import { useGoBack } from '../../lib/navigation/go-back.ts';
import { Button } from '../../ui/Button.tsx';

export function BackButton() {
  const goBack = useGoBack();
  return (
    <Button variant="outline" onClick={goBack}>
      Volver atrás
    </Button>
  );
}
