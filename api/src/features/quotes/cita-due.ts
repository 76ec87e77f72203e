const batch = 100;

/** Does something with all that is due, in batches; one fault keeps nothing else from it. */
export async function eachDue(
  listDue: (page: { after: number; limit: number }) => Promise<{ id: number }[]>,
  act: (id: number) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (let after = 0; ; ) {
    const due = await listDue({ after, limit: batch });
    for (const { id } of due) {
      await act(id).catch((error: unknown) => faults.push(error));
      after = id;
    }
    if (due.length < batch) break;
  }
  if (faults.length > 0) throw new AggregateError(faults, 'citas that are due could not be told');
}
