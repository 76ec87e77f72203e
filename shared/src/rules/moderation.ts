/** Kinds of things that people report and that the team can hide (rule MOD-1). */
export const moderatedKinds = ['service', 'post', 'offer', 'review', 'reply', 'profile', 'inquiry', 'client'] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

export const moderatedLabels: Record<ModeratedKind, string> = {
  service: 'Servicio',
  post: 'Publicación',
  offer: 'Promoción',
  review: 'Reseña',
  reply: 'Respuesta',
  profile: 'Perfil',
  inquiry: 'Pedido',
  client: 'Cliente',
};

/** The names after a possessive, for the author. */
export const moderatedNames: Record<ModeratedKind, string> = {
  service: 'tu servicio',
  post: 'tu publicación',
  offer: 'tu promoción',
  review: 'tu reseña',
  reply: 'tu respuesta',
  profile: 'tu perfil',
  inquiry: 'tu pedido',
  client: 'tu cuenta',
};

/** The reasons for reports, and for decisions of the team. */
export const moderationReasons = [
  'advance',
  'scam',
  'false',
  'offensive',
  'sexual',
  'spam',
  'private',
  'illegal',
  'other',
] as const;
export type ModerationReason = (typeof moderationReasons)[number];

export const reasonLabels: Record<ModerationReason, string> = {
  advance: 'Pidió plata por adelantado',
  scam: 'Estafa o engaño',
  false: 'Información falsa',
  offensive: 'Insultos, odio o acoso',
  sexual: 'Contenido sexual o violento',
  spam: 'Spam o publicidad',
  private: 'Datos personales de alguien',
  illegal: 'Algo ilegal o peligroso',
  other: 'Otro motivo',
};

/**
 * `open`: reports wait for the team; `answered`: the author's answer waits for it; `decided`: the author may still
 * answer; `closed`: done.
 */
export const caseStates = ['open', 'answered', 'decided', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseStateLabels: Record<CaseState, string> = {
  open: 'Por revisar',
  answered: 'Con respuesta del autor',
  decided: 'Decidido',
  closed: 'Cerrado',
};

/** The team's actions on a thing or its author (rule MOD-6). */
export const moderationActions = ['hide', 'restore', 'warn', 'suspend', 'lift', 'uphold', 'dismiss'] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const actionLabels: Record<ModerationAction, string> = {
  hide: 'Ocultar',
  restore: 'Volver a mostrar',
  warn: 'Advertir',
  suspend: 'Suspender la cuenta',
  lift: 'Levantar la suspensión',
  uphold: 'Mantener la decisión',
  dismiss: 'Descartar',
};

/** The actions that an author may answer, once each (rule MOD-9). */
export const answeredActions: readonly ModerationAction[] = ['hide', 'warn', 'suspend'];

/** The text in place of a hidden review (rule MOD-7). */
export const hiddenReviewLine = 'Reseña oculta por Tero';

/** The text in place of a hidden service's title, for people who saved it (rule MOD-8). */
export const hiddenServiceTitle = 'Servicio oculto por Tero';

/** The name shown for a hidden profile. */
export const hiddenProfileName = 'Perfil oculto por Tero';

interface Standing {
  /** the thing is still there */
  isThere: boolean;
  /** whether people can see it: a client's account is not visible */
  isShown: boolean;
  isHidden: boolean;
  isSuspended: boolean;
  hasAuthor: boolean;
  state: CaseState;
}

/** Returns the possible actions in a case's state. Screens offer exactly the actions that the server accepts. */
export function possibleActions({
  isThere,
  isShown,
  isHidden,
  isSuspended,
  hasAuthor,
  state,
}: Standing): ModerationAction[] {
  const may: Record<ModerationAction, boolean> = {
    hide: isThere && isShown && !isHidden,
    restore: isThere && isHidden,
    warn: hasAuthor,
    suspend: hasAuthor && !isSuspended,
    lift: isSuspended,
    uphold: state === 'answered',
    dismiss: state === 'open',
  };
  return moderationActions.filter((action) => may[action]);
}
