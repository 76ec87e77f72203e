import { useSearchParams } from 'react-router-dom';

/** The open tab lives in the address (`?tab=`), so that it can be linked to; the first one needs no parameter. */
export function useTab<Value extends string>(values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = values.find((value) => value === asked) ?? values[0];

  function select(value: string): void {
    const next = new URLSearchParams(params);
    if (value === values[0]) next.delete('tab');
    else next.set('tab', value);
    setParams(next, { replace: true });
  }
  return [tab, select] as const;
}
