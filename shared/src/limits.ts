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
  /** filtered totals are exact up to this number; above it they say "más de" */
  countedTotal: 1000,
  /** fewer providers than this tell no usual price, and fewer changes no other one (rules PRICE-1 and PRICE-3) */
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
  /** how long a provider may pause, and how far ahead it may plan that; the word about it (rule PAUSE-2) */
  pauseMonths: 6,
  pauseNote: 60,
  serviceTitle: 120,
  serviceDescription: 5000,
  serviceImages: 5,
  /** of a photo as it was taken, which the phone shrinks before it is sent */
  imageSourceBytes: 25 * 1024 * 1024,
  serviceImageBytes: 15 * 1024 * 1024,
  postImages: 5,
  postImageBytes: 5 * 1024 * 1024,
  profileImageBytes: 5 * 1024 * 1024,
  postMin: 10,
  postMax: 2000,
  postCollapsed: 150,
  imagePixels: 50_000_000,
  /** of a photo as it was taken, which the phone tries to shrink */
  imageSourcePixels: 120_000_000,
  /** pixels of a side at least, and how often the short side may fit into the long one (rule SVC-100) */
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
  /** photos of a work by each of the two, and days to add them once it is done (rule QUOTE-58) */
  quotePhotos: 6,
  quotePhotoDays: 30,
  /** days that a browser remembers who invited (rule INV-3) */
  inviteDays: 30,
  /** days that a quote holds, counted from the one after it was sent, unless its provider says another number */
  quoteDays: 10,
  quoteDaysMax: 90,
  /** of one provider, that can still be accepted */
  quotesOpen: 100,
  quoteVersions: 20,
  quotesListed: 200,
  /**
   * codes by SMS to accept quotes: for one phone, one quote, one provider and one that is not verified in 24 hours,
   * minutes of validity, and tries
   */
  quoteCodesOfPhone: 5,
  quoteCodesOfQuote: 10,
  quoteCodesOfProvider: 50,
  quoteCodesOfUnverified: 20,
  quoteCodeMinutes: 10,
  quoteCodeTries: 5,
  /** years for which an accepted quote is stored, and days for any other one after its end */
  quoteAgreedYears: 5,
  quoteForgottenDays: 365,
  /** of a cita: letters of its place and of its word, months ahead, days for which notices of it stay; and citas in a list */
  citaPlace: 120,
  citaNote: 200,
  citaMonths: 12,
  citaNoticeDays: 90,
  citasListed: 100,
  /** days after a cita to ask who came, days to answer, and people from whose answers on we show that a provider comes */
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
  /** a line of what an operator says, a longer text, and how many items of a list */
  operatorLine: 160,
  operatorText: 600,
  operatorItems: 24,
  /** months of 'Tero en números': reports are kept 180 days; and the least count that is told */
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
  /** other accounts with the same name, phone or so that verification shows (rule TRUST-19) */
  sameShown: 20,
  favorites: 500,
  savedSearches: 30,
  pushDevices: 10,
  /** SMS with notices that an account is sent, and a phone, in 24 hours (rule NOTI-86) */
  textsPerDay: 5,
  notificationsKept: 200,
  /** visitors without a session that count of one network, a page and day (rule METR-9) */
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
  /** the phones that an account gets even so, and an account of less than a day */
  phonesRegardless: 10,
  phonesRegardlessFirstDay: 3,
  /** how many people who saw a phone its provider can list, the last ones first, and for how many days they are kept */
  phoneViewsListed: 50,
  phoneViewDays: 180,
  /** numbers that one network may ask for on a day, by the kinds above (rule TRUST-76) */
  ownersOfAddress: 60,
  ownersOfHousehold: 30,
  ownersOfRented: 120,
  /** codes to confirm phones that accounts of one network may ask for on a day (rule TRUST-56) */
  phoneCodesOfAddress: 30,
  phoneCodesOfHousehold: 10,
  phoneCodesOfRented: 20,
  /** people whom a provider has blocked, each from one thing (rule TRUST-80) */
  blocks: 500,
  /** providers that one pedido asks, among so many, its photos, and letters of what it says (rules ASK-1 to ASK-3) */
  inquiryProviders: 4,
  inquiryCandidates: 12,
  inquiryPhotos: 3,
  inquiryText: 600,
  /** pedidos of an account in 24 hours and in its list, and days for the link, the photos and the whole */
  inquiriesPerDay: 5,
  inquiriesListed: 50,
  inquiryLinkDays: 30,
  inquiryDays: 400,
  /** answers from which on we show how soon a provider responds (rule ASK-15) */
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
  /** totals of the administration's tables are exact up to this number; above it they say "más de" */
  adminCounted: 100_000,
  adminNotes: 2000,
  /** saved views of one administrator, and the length of a view's name and address */
  adminViews: 100,
  viewName: 40,
  viewQuery: 1000,
  /**
   * rows that one batch changes, that one step of it does, that can be ticked, and for how long it can be taken back
   */
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
  /** in one report of a browser, and different ones that are kept of a day */
  cspViolations: 10,
  cspViolationsPerDay: 100,
  cspBytes: 64 * 1024,
  /** the largest value that a visit measures, the report in bytes, rows that are kept of a day, and days */
  vitalMost: 600_000,
  vitalBytes: 2 * 1024,
  vitalRowsPerDay: 4000,
  vitalDays: 60,
  searchReportBytes: 2 * 1024,
  /** days for which searches are stored; a day counts from so many people on (rule SRCH-142) */
  searchDays: 90,
  searchPeople: 3,
  searchResultsCounted: 100,
  /** learned forms of all categories, which the device keeps */
  searchTerms: 2000,
} as const;

/** Shares of a network (a /48 of IPv6, which one customer rents) and of all, which no screen asks for. */
export const networkLimits = {
  /** messages to support in 24 hours (rule SUPP-87): from one network, without a session, and all */
  contactsOfRented: 60,
  contactsOfStrangers: 400,
  contactsOfAll: 500,
  /** reports of content in 24 hours, with a session or without (rule MOD-3) */
  reportsOfNetwork: 40,
  /** bytes of images that wait for their post or service: of one network, and all (rule TRUST-40) */
  stagedBytesOfRented: 200 * 1024 * 1024,
  stagedBytesOfAll: 600 * 1024 * 1024,
  /** live streams of notifications at once */
  streamsOfAccount: 5,
  streamsOfNetwork: 200,
  streams: 2000,
} as const;
