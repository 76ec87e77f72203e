/**
 * The slug of the category of services whose trade has none (rule SRCH-23): 'Otro trabajo'. No word of a search means
 * it, and its prices have nothing in common.
 */
export const otherTrade = 'otro-trabajo';
