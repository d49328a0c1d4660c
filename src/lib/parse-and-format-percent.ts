/** Returns a rate as a form shows it, in percent: 0.055 → '5,5'. */
export const formatPercentForForm = (rate: number): string => String(rate * 100).replace('.', ',')

/** Reads a percentage below 100, with a comma or a point: '5,5' → 0.055. NaN for anything else. */
export const parsePercent = (typed: string): number =>
  /^\s*\d{1,2}(?:[.,]\d{1,4})?\s*%?\s*$/.test(typed) ? Number.parseFloat(typed.replace(',', '.')) / 100 : NaN
