import { parseCode } from '../../lib/one-time-code.ts'
import type { Extraction } from '../extraction-state.ts'

const CODE = /(?:^|[^\d])(\d{3}[ .-]?\d{3}|\d(?: \d){5})(?!\d|[.-]\d)/

/** Extracts the six-digit code that was sent to the visitor by e-mail. */
export function extractCode(extraction: Extraction): void {
  if (!extraction.isOpen('code')) return
  const found = extraction.text.take(CODE)
  const parsed = found && parseCode(found.groups[1] ?? '')
  if (found && parsed && 'value' in parsed) extraction.add('code', { code: parsed.value }, found.from)
}
