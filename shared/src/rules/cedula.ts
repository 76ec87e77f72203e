import { limits } from '../limits.ts';

const weights = [2, 9, 8, 7, 6, 3, 4];

/**
 * Compares the last digit of a Uruguayan cédula with the check digit of the first seven. The verifying administrator
 * sees the result, and its owner sees a wrong one. It rejects nobody (rule PROV-5). `expected` is null unless there are
 * 8 digits.
 */
export function cedulaCheck(cedula: string | null): { valid: boolean; expected: number | null } {
  if (!cedula || !/^\d+$/.test(cedula) || cedula.length !== limits.cedulaDigits) {
    return { valid: false, expected: null };
  }
  const sum = weights.reduce((total, weight, at) => total + weight * Number(cedula[at]), 0);
  const expected = (10 - (sum % 10)) % 10;
  return { valid: Number(cedula.at(-1)) === expected, expected };
}
