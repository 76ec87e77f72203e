/** Layout with the distribution beside the list, or above it on phones. */
export const columns = 'grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8';
