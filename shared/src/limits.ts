/** Every cap and delay of the product, with the spec section it comes from (S1, S2: §9 unless said). */
export const limits = {
  pageSize: 12,
  pageSizeMax: 48,
  pageMax: 10_000,
  featuredServices: 8,
  similarServices: 3,
  recentDefault: 12,
  recentMax: 50,
  searchText: 200,
  searchHits: 1000,
  /** filtered totals are exact up to here and say "más de" beyond */
  countedTotal: 1000,
  suggestionMinLength: 2,
  suggestions: 8,
  suggestionDescription: 60,
  priceFilterMax: 5000,
  priceFilterStep: 100,
  /** pesos; keeps centésimos inside 32 bits */
  priceMax: 9_999_999,
  nameMin: 2,
  nameMax: 100,
  usernameMin: 4,
  usernameMax: 30,
  emailMax: 254,
  phoneDigits: 9,
  cedulaDigits: 8,
  passwordClientMin: 9,
  passwordMin: 6,
  passwordMax: 128,
  shortText: 120,
  addressMax: 200,
  reviewComment: 2000,
  /** the newest of a list of reviews */
  reviewsListed: 1000,
  replyText: 2000,
  historyItems: 100,
  favorites: 500,
  mobileReviews: 3,
} as const;

/** Milliseconds. */
export const delays = {
  suggestionPause: 300,
  heroRotation: 5000,
  toast: 3000,
  toastFade: 300,
  serviceToast: 5000,
  loginRedirect: 1500,
  registerRedirect: 2000,
  contactRedirect: 2000,
  sessionExpiredRedirect: 1500,
  subscriptionRedirect: 3000,
} as const;
