import { delays } from '@tero/shared/delays';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/device/idle.ts';
import { useMedia } from '../../lib/device/use-media.ts';

type Outcome = 'loaded' | 'failed';

/**
 * Rotates through `count` images every 5 s once each has loaded or failed (rule NAV-24). It stands still for people who
 * want less motion, and while it is paused. The first image is there from the first drawing; the others are asked for
 * when that stands.
 */
export function useRotation(count: number) {
  const [isFirstDone, setFirstDone] = useState(false);
  const [outcomes, setOutcomes] = useState<Record<number, Outcome>>({});
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wantsStill = useMedia('(prefers-reduced-motion: reduce)');
  const playing = chosen ?? !wantsStill;

  const settled = Object.keys(outcomes).length === count;
  const usable = Object.keys(outcomes)
    .map(Number)
    .filter((index) => outcomes[index] === 'loaded');
  const rotates = settled && usable.length > 1;

  useEffect(() => whenIdle(() => setFirstDone(true)), []);

  useEffect(() => {
    if (!rotates || !playing) return;
    const timer = window.setInterval(() => setTurn((last) => last + 1), delays.heroRotation);
    return () => window.clearInterval(timer);
  }, [rotates, playing]);

  return {
    /** how many images are asked for */
    wanted: isFirstDone ? count : Math.min(count, 1),
    loading: !settled,
    /** no image arrived, usually for lack of connection */
    bare: settled && usable.length === 0,
    /** index of the current image: the first, as long as it may still come */
    shown: settled ? usable[turn % usable.length] : outcomes[0] === 'failed' ? usable[0] : 0,
    rotates,
    playing,
    toggle: () => setChosen(!playing),
    settle: (index: number, outcome: Outcome) => setOutcomes((before) => ({ ...before, [index]: outcome })),
  };
}

export type Rotation = ReturnType<typeof useRotation>;
