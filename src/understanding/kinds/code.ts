/** The six-digit code that was sent to the visitor. */
import { parseCode } from '../../lib/one-time-code.ts'
import type { Kind } from './kind.ts'

const CODE = /(?<![\d,])(?:\d{3}[ .-]?\d{3}|\d{2}[ .-]\d{2}[ .-]\d{2}|\d(?: \d){5})(?![\d]|[.-]\d| \d)/g

export const code: Kind = {
  kind: 'code',
  find({ said }, { step: open }, { id }) {
    if (open !== id) return []
    return [...said.matchAll(CODE)].flatMap(({ 0: typed, index: from }) => {
      const parsed = parseCode(typed)
      return 'value' in parsed ? [{ from, to: from + typed.length, values: { code: parsed.value } }] : []
    })
  },
}
