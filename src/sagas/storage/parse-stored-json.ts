/** Parses JSON from browser storage, and checks whether a value is an object with fields. */

/** Returns the parsed value; null if nothing is stored or the text is no valid JSON. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // corrupted or in an old format: as if nothing was kept
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
