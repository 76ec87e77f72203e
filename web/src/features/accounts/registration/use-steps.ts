import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOfPlace } from '../../../lib/navigation/entry-path.ts';

export interface FormStep<V extends FieldValues> {
  title: string;
  fields: readonly FieldPath<V>[];
}

/**
 * Shows a form step by step. Each step is one history entry: Back shows the previous step, and a reload shows the same
 * step (rule ACC-88). When the person finishes, the history returns to the first entry, which the next screen replaces.
 */
export function useSteps<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  steps: readonly FormStep<V>[],
) {
  const location = useLocation();
  const navigate = useNavigate();
  const last = steps.length - 1;
  const step = Math.min(stepOf(location.state), last);
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  const faulty = useRef<FieldPath<V> | null>(null);
  const isOver = useRef(false);
  /** the step to return to; steps in between also have history entries and are skipped */
  const target = useRef<number | null>(null);
  // ignores a second tap until the next step is shown, because each step is one entry
  const isMoving = useRef(false);

  const { setFocus } = form;
  useEffect(() => {
    if (shown.current === step) return;
    const isForward = step > shown.current;
    shown.current = step;
    if (target.current !== null && step > target.current) {
      navigate(target.current - step);
      return;
    }
    target.current = null;
    isMoving.current = false;
    if (isOver.current) return;
    if (isForward) window.scrollTo(0, 0);
    if (faulty.current) setFocus(faulty.current);
    else line.current?.focus({ preventScroll: true });
    faulty.current = null;
  }, [step, setFocus, navigate]);

  async function goOn(): Promise<void> {
    if (isMoving.current) return;
    isMoving.current = true;
    if (!(await form.trigger([...(steps[step]?.fields ?? [])], { shouldFocus: true }))) {
      isMoving.current = false;
      return;
    }
    navigate(pathOfPlace(location), { state: { ...(location.state as object | null), step: step + 1 } });
  }
  function goBackTo(wanted: number): void {
    target.current = wanted;
    navigate(wanted - shown.current);
  }
  function back(): void {
    if (isMoving.current) return;
    isMoving.current = true;
    navigate(-1);
  }
  /** Shows the first step with a fault, and focuses the field. Works also after the browser's Back during sending. */
  function showFault(): void {
    const wanted = steps.findIndex(({ fields }) => fields.some((name) => form.getFieldState(name).invalid));
    if (wanted < 0 || wanted === shown.current) return;
    faulty.current = steps[wanted]?.fields.find((name) => form.getFieldState(name).invalid) ?? null;
    isMoving.current = true;
    goBackTo(wanted);
  }
  /** Returns to the form's first history entry. The last step stays on the screen. */
  function finish(): void {
    if (isOver.current) return;
    isOver.current = true;
    if (shown.current > 0) goBackTo(0);
  }
  return {
    step: isOver.current ? last : step,
    isLast: isOver.current || step === last,
    line,
    back,
    /** handles the submit event, which Enter and the button of each step trigger */
    submitted: (event: FormEvent, send: (event: FormEvent) => unknown) => {
      if (step === last) return send(event);
      event.preventDefault();
      return goOn();
    },
    showFault,
    finish,
  };
}

function stepOf(state: unknown): number {
  const step = (state as { step?: unknown } | null)?.step;
  return typeof step === 'number' && step > 0 ? step : 0;
}
