export interface Question {
  /** anchor: `/help?tab=proveedores#precio` */
  id: string;
  question: string;
  answer: readonly string[];
  /** shown together with the answer */
  notice?: string;
  links?: readonly { label: string; to: string }[];
}
