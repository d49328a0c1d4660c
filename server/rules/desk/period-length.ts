/** Returns the number of days in a period, both ends included (yyyy-mm-dd). */
export const periodLength = (from: string, to: string): number =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1)
