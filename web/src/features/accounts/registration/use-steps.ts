import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOfPlace } from '../../../lib/navigation/entry-path.ts';

export interface FormStep<V extends FieldValues> {
  title: string;
  fields: readonly FieldPath<V>[];
}

/**
 * Shows a form step by step. Each step is an entry of the history, one after the other: Back shows the step before, and
 * a reload the same step (rule ACC-88). A person who has finished is back at the first entry, which the next screen
 * replaces.
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
  /** the step to go back to; the spare entries of the steps between are steps of the history too */
  const target = useRef<number | null>(null);
  // a second tap before the next step is there is none: each step is one entry
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
  /** Shows the first step with a fault, and the field that has it. The browser's Back also works while it is sent. */
  function showFault(): void {
    const wanted = steps.findIndex(({ fields }) => fields.some((name) => form.getFieldState(name).invalid));
    if (wanted < 0 || wanted === shown.current) return;
    faulty.current = steps[wanted]?.fields.find((name) => form.getFieldState(name).invalid) ?? null;
    isMoving.current = true;
    goBackTo(wanted);
  }
  /** Leaves one entry of the history; the last step stays on the screen. */
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
    /** handles the form's submit event, which every step's button and Enter cause */
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
