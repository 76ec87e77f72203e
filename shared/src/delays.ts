/**
 * How long people wait on a line that hangs, in milliseconds: the device is connected, but no response comes (rules
 * NAV-190 to NAV-192).
 */
export const hanging = {
  /** after this long without a sign of the server, a form that is being sent gives way and its item waits (NAV-190) */
  givesWay: 4_000,
  /** after this long the stored response is shown; a faster response needs nothing from the device (NAV-191) */
  fromDevice: 200,
  /** after this long the age of the stored response is shown (NAV-191) */
  age: 1_000,
  /** after this long a screen that has nothing to show says that the server does not answer (NAV-192) */
  unanswered: 5_000,
} as const;

/** Delays in milliseconds. */
export const delays = {
  suggestionPause: 300,
  /** the pause in typing before a mistyped email's correction is offered */
  correctionPause: 600,
  /** the pause in typing before a password is judged */
  verdictPause: 400,
  /** the pause in typing before a screen reader reads a total */
  spokenPause: 1000,
  heroRotation: 5000,
  toast: 3000,
  toastFade: 300,
  /** for a message that appears nowhere else */
  lastingToast: 15_000,
  serviceToast: 5000,
  loginRedirect: 1500,
  registerRedirect: 2000,
  contactRedirect: 2000,
  sessionExpiredRedirect: 1500,
  subscriptionRedirect: 3000,
  createdRedirect: 1000,
  editedPostRedirect: 1500,
  postHighlight: 3000,
  uploadTimeout: 30_000,
  resetRedirect: 3000,
  passwordChangeLogout: 2000,
  verificationRedirect: 3000,
  authProcessing: 1500,
  authRedirect: 2000,
  profileSuccess: 5000,
  settingsSaved: 3000,
  settingsFault: 5000,
  contactResult: 5000,
  paymentApproved: 2000,
  paymentSimulation: 2000,
} as const;
