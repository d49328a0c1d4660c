import { collapse, withoutControls } from '../../src/lib/text.ts'

/** A free text of one line: control characters and line ends are spaces, of which one stands for several. */
export const clean = (text: string | undefined): string => collapse(withoutControls(text ?? ''))
