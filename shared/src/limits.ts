/**
 * The caps of the product; the rules behind them are in docs/product. A new limit that only one contract needs stands
 * in that contract, like `offerLimits`.
 */
export const limits = {
  pageSize: 12,
  pageSizeMax: 48,
  pageMax: 10_000,
  featuredServices: 8,
  similarServices: 3,
  comparedServices: 3,
  recentDefault: 12,
  recentMax: 50,
  searchText: 200,
  /** filtered totals are exact up to this number; above it the app shows "más de" */
  countedTotal: 1000,
  /** least providers who show a usual price, or whose changes update it (rules PRICE-1 and PRICE-3) */
  usualPriceProviders: 5,
  /** other places that the page of a category in a place links to */
  nearPlaces: 24,
  suggestionMinLength: 2,
  suggestions: 8,
  suggestionDescription: 60,
  suggestedProviders: 2,
  priceFilterMax: 5000,
  priceFilterStep: 100,
  /** pesos; keeps centésimos within 32 bits */
  priceMax: 9_999_999,
  nameMin: 2,
  nameMax: 100,
  usernameMin: 4,
  usernameMax: 30,
  emailMax: 254,
  /** days in which the old address can stop or undo a change of the email */
  emailStopDays: 7,
  /** in which an account that its owner deletes can be recovered */
  deletionDays: 7,
  cedulaDigits: 8,
  passwordClientMin: 9,
  passwordMin: 6,
  passwordAdminMin: 12,
  passwordMax: 128,
  shortText: 120,
  paperNumber: 40,
  addressMax: 200,
  /** days in which the author may change or delete a review */
  reviewChangeDays: 30,
  reviewComment: 2000,
  reviewPhotos: 3,
  reviewPhotoBytes: 5 * 1024 * 1024,
  /** images of a client that wait for their reviews */
  reviewPhotosWaiting: 9,
  /** the newest ones in a list of reviews */
  reviewsListed: 1000,
  replyText: 2000,
  historyItems: 100,
  /** how long a provider may pause, how far ahead it may plan a pause, and the length of its note (rule PAUSE-2) */
  pauseMonths: 6,
  pauseNote: 60,
  serviceTitle: 120,
  serviceDescription: 5000,
  serviceImages: 5,
  /** bytes of a photo as it was taken; the phone shrinks it before sending */
  imageSourceBytes: 25 * 1024 * 1024,
  serviceImageBytes: 15 * 1024 * 1024,
  postImages: 5,
  postImageBytes: 5 * 1024 * 1024,
  profileImageBytes: 5 * 1024 * 1024,
  postMin: 10,
  postMax: 2000,
  postCollapsed: 150,
  imagePixels: 50_000_000,
  /** pixels of a photo as it was taken, which the phone tries to shrink */
  imageSourcePixels: 120_000_000,
  /** the least pixels of a side, and the greatest ratio of the long side to the short side (rule SVC-100) */
  imageSide: 32,
  imageProportion: 10,
  /** per account, in all its services, posts, offers and reviews */
  accountImages: 300,
  /** images of one account that wait for their post, service or review */
  stagedUploads: 60,
  stagedBytes: 100 * 1024 * 1024,
  /** of an account that never published */
  stagedBytesOfNew: 20 * 1024 * 1024,
  postsListed: 100,
  /** of a quote: lines of work, and letters of one */
  quoteWorks: 30,
  quoteWork: 200,
  quoteConditions: 2000,
  /** days of guarantee of a work */
  quoteGuaranteeDays: 3650,
  /** photos that each side may add to a work, and days to add them once it is done (rule QUOTE-58) */
  quotePhotos: 6,
  quotePhotoDays: 30,
  /** days that a browser remembers who invited (rule INV-3) */
  inviteDays: 30,
  /** days for which a quote holds, from the day after it was sent, unless its provider chooses another number */
  quoteDays: 10,
  quoteDaysMax: 90,
  /** of one provider, that can still be accepted */
  quotesOpen: 100,
  quoteVersions: 20,
  quotesListed: 200,
  /** codes by SMS in 24 hours for one phone, quote, provider and unverified provider; their minutes and tries */
  quoteCodesOfPhone: 5,
  quoteCodesOfQuote: 10,
  quoteCodesOfProvider: 50,
  quoteCodesOfUnverified: 20,
  quoteCodeMinutes: 10,
  quoteCodeTries: 5,
  /** years for which an accepted quote is stored, and days for which other quotes are stored after their end */
  quoteAgreedYears: 5,
  quoteForgottenDays: 365,
  /** of a cita: letters of its place and note, months ahead, days for which its notices stay; and citas in a list */
  citaPlace: 120,
  citaNote: 200,
  citaMonths: 12,
  citaNoticeDays: 90,
  citasListed: 100,
  /** days after a cita to ask who came, days to answer, and the least number of people who show punctuality */
  citaAskedWithin: 7,
  citaAnswerDays: 30,
  citaPeople: 5,
  highEngagement: 5,
  subscriptionPrice: 890,
  /** days of access after a missed payment */
  subscriptionGraceDays: 10,
  /** days that MercadoPago has for a first charge that is due at once (rule SUB-71) */
  firstChargeDays: 2,
  /** monthly payments: 20 years */
  paymentsListed: 240,
  /** of the PDF of an e-receipt */
  cfeBytes: 500_000,
  receiptName: 120,
  contactSubject: 150,
  contactMessage: 5000,
  ownMessagesListed: 50,
  /** entries of one support message, and the team's ready-made answers, with the length of their names */
  threadEntries: 100,
  answerTemplates: 100,
  templateName: 60,
  /** the length of a line and of a longer text of the operator, and the number of items in a list */
  operatorLine: 160,
  operatorText: 600,
  operatorItems: 24,
  /** months that 'Tero en números' covers (reports are kept for 180 days), and the least count that it shows */
  numbersMonths: 4,
  numbersLeast: 5,
  /** what somebody adds to a report */
  reportNote: 500,
  moderationMessage: 2000,
  moderationAnswer: 2000,
  ownDecisionsListed: 50,
  /** days in which the author of a thing may answer a decision about it */
  moderationAnswerDays: 30,
  /** in 24 hours, by one account (rule MOD-3) */
  reportsPerDay: 20,
  contactsPerDay: 20,
  mailsPerHour: 3,
  sessionsShown: 50,
  /** rows of each list on a person's page of the panel */
  personRows: 20,
  /** reviews of its author that a case of moderation shows */
  caseReviews: 10,
  /** rings that the panel shows at once, and accounts that are settled by one call (rule TRUST-16) */
  ringsShown: 20,
  ringAccounts: 500,
  /** how many other accounts with the same data, such as name or phone, verification shows (rule TRUST-19) */
  sameShown: 20,
  favorites: 500,
  savedSearches: 30,
  pushDevices: 10,
  /** SMS with notices in 24 hours, for an account and for a phone (rule NOTI-86) */
  textsPerDay: 5,
  notificationsKept: 200,
  /** visitors without a session that count for one network, page and day (rule METR-9) */
  viewersOfNetwork: 5,
  /** days that the page token of an account holds (rule METR-61) */
  pageTokenDays: 7,
  /** new providers whose phone an account may see in 24 hours (rule PHONE-10) */
  phonesPerDay: 60,
  /** the same for an account of less than a day */
  phonesFirstDay: 20,
  /**
   * New phones that the accounts of one network may see on a day (rule PHONE-80): of an IPv4 address, of a household (a
   * /64 of IPv6), and of a customer's range (a /48)
   */
  phonesOfAddress: 600,
  phonesOfHousehold: 200,
  phonesOfRented: 2000,
  /** the phones that an account gets despite these limits; then the same for an account of less than a day */
  phonesRegardless: 10,
  phonesRegardlessFirstDay: 3,
  /** how many viewers of its phone a provider can list, newest first, and for how many days they are kept */
  phoneViewsListed: 50,
  phoneViewDays: 180,
  /** numbers that one network may ask for on a day, for the three kinds of network above (rule TRUST-76) */
  ownersOfAddress: 60,
  ownersOfHousehold: 30,
  ownersOfRented: 120,
  /** codes to confirm phones that accounts of one network may ask for on a day (rule TRUST-56) */
  phoneCodesOfAddress: 30,
  phoneCodesOfHousehold: 10,
  phoneCodesOfRented: 20,
  /** how many people a provider may block (rule TRUST-80) */
  blocks: 500,
  /** of a pedido: providers asked, candidates to choose from, photos, letters (rules ASK-1 to ASK-3) */
  inquiryProviders: 4,
  inquiryCandidates: 12,
  inquiryPhotos: 3,
  inquiryText: 600,
  /** pedidos of an account in 24 hours, and in its list; days for the link and photos, and for the pedido itself */
  inquiriesPerDay: 5,
  inquiriesListed: 50,
  inquiryLinkDays: 30,
  inquiryDays: 400,
  /** the least number of answers with which we show how soon a provider responds (rule ASK-15) */
  responseAnswers: 5,
  /**
   * days between two questions to a person about a provider, days after a contact to ask about it, and days to answer
   */
  contactQuestionEvery: 30,
  contactQuestionWithin: 7,
  contactAnswerDays: 60,
  contactQuestionsListed: 100,
  /** calls about one provider from one network, or by accounts of less than a day, that raise an alert */
  burstOfNetwork: 100,
  burstOfAccounts: 8,
  mobileReviews: 3,
  adminPageSize: 50,
  /** totals of the administration's tables are exact up to this number; above it they show "más de" */
  adminCounted: 100_000,
  adminNotes: 2000,
  /** saved views of one administrator, and the length of a view's name and address */
  adminViews: 100,
  viewName: 40,
  viewQuery: 1000,
  /** rows of one batch, rows of one of its steps, rows that can be ticked, and the milliseconds to undo it */
  bulkRows: 5000,
  bulkStep: 100,
  bulkTicked: 500,
  bulkUndo: 10_000,
  bulkMessage: 1000,
  /** characters of a filter: as many ids as can be ticked */
  bulkQuery: 5000,
  /** characters of an issue of the newsletter, and the articles that it links to */
  issueText: 5000,
  issueArticles: 5,
  topCategories: 10,
  /** days that a subscription made by an administrator lasts */
  adminSubscriptionDays: 30,
  recoveryCodes: 10,
  /** characters of a browser's crash; the report as a whole in bytes */
  crashMessage: 300,
  crashStack: 4000,
  crashRoute: 120,
  crashBytes: 16 * 1024,
  /** different crashes that are kept of a day */
  crashesPerDay: 500,
  crashDays: 30,
  /** violations in one report of a browser, and different violations that are kept for each day */
  cspViolations: 10,
  cspViolationsPerDay: 100,
  cspBytes: 64 * 1024,
  /** the largest value that a visit measures, the report in bytes, rows that are kept of a day, and days */
  vitalMost: 600_000,
  vitalBytes: 2 * 1024,
  vitalRowsPerDay: 4000,
  vitalDays: 60,
  searchReportBytes: 2 * 1024,
  /** days for which searches are stored, and the least number of people with whom a day counts (rule SRCH-142) */
  searchDays: 90,
  searchPeople: 3,
  searchResultsCounted: 100,
  /** learned forms of all categories, which the device keeps */
  searchTerms: 2000,
} as const;

/** Shares of a network (a /48 of IPv6, which one customer rents) and of all, which no screen asks for. */
export const networkLimits = {
  /** messages to support in 24 hours (rule SUPP-87): from one network, from visitors, and in total */
  contactsOfRented: 60,
  contactsOfStrangers: 400,
  contactsOfAll: 500,
  /** reports of content in 24 hours, with a session or without (rule MOD-3) */
  reportsOfNetwork: 40,
  /** bytes of images that wait for their post or service: from one network, and in total (rule TRUST-40) */
  stagedBytesOfRented: 200 * 1024 * 1024,
  stagedBytesOfAll: 600 * 1024 * 1024,
  /** live streams of notifications at once */
  streamsOfAccount: 5,
  streamsOfNetwork: 200,
  streams: 2000,
} as const;
