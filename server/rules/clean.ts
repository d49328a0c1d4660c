import { collapse, withoutControls } from '../../src/lib/text.ts'

/** Normalizes a one-line text: control characters and line breaks become spaces, and runs of spaces collapse. */
export const clean = (text: string | undefined): string => collapse(withoutControls(text ?? ''))
