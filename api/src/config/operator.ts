import { isRut } from '@tero/shared/rules/money/rut';
import { z } from 'zod';

/** The person or company that runs this Tero, as named in legal texts, receipts and mails; null: not configured. */
export interface Operator {
  name: string | null;
  rut: string | null;
  address: string | null;
  /** the inscription of the database of personal data (URCDP) */
  inscription: string | null;
}

const line = z.string().trim().min(1).max(200, 'no puede tener más de 200 caracteres').optional();

export const operatorVariables = {
  OPERATOR_NAME: line,
  OPERATOR_RUT: z.string().refine(isRut, 'tiene que ser un RUT: 12 dígitos con su dígito verificador').optional(),
  OPERATOR_ADDRESS: line,
  OPERATOR_INSCRIPTION: line,
  /** the day of the newest legal texts that a lawyer has read */
  LEGAL_TEXTS_REVIEWED: z.iso.date('tiene que ser una fecha, como 2026-11-28').optional(),
};

type Given = Partial<Record<keyof typeof operatorVariables, string | undefined>>;

export function operatorOf(given: Given): Operator {
  return {
    name: given.OPERATOR_NAME ?? null,
    rut: given.OPERATOR_RUT ?? null,
    address: given.OPERATOR_ADDRESS ?? null,
    inscription: given.OPERATOR_INSCRIPTION ?? null,
  };
}
