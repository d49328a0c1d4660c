import { cleanLine } from '../../src/lib/clean-typed-text.ts'

/**
 * Normalises a one-line text: control characters and line breaks become spaces, and several spaces become one.
 * Invisible characters are removed, and digits of other scripts become plain ones.
 */
export const cleanOptionalLine = (text: string | undefined): string => cleanLine(text ?? '')
