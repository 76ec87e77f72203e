const weights = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Returns the 12 digits of a RUT that people write with spaces, dots or hyphens. Returns other texts unchanged. */
export function rutDigits(typed: string): string {
  return typed.replace(/[\s.-]/g, '');
}

/**
 * Tells whether a text is a RUT of the DGI: 12 digits. The last is 11 minus the remainder, divided by 11, of the
 * weighted sum of the others; 11 counts as 0, and no RUT has 10 (rule SUB-98).
 */
export function isRut(text: string): boolean {
  const digits = rutDigits(text);
  if (!/^\d{12}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits.at(-1));
}

/** A RUT as it is read out: `21 100342 0017`. */
export function rutText(rut: string): string {
  return rut.replace(/^(\d{2})(\d{6})(\d{4})$/, '$1 $2 $3');
}
