export interface Question {
  /** its anchor: `/help?tab=proveedores#precio` */
  id: string;
  question: string;
  answer: readonly string[];
  /** what must be seen beside the answer */
  notice?: string;
  links?: readonly { label: string; to: string }[];
}
