import type { Step } from './types.ts'

/** Whether a step is answered in one line of the chat; what else its form asks for may be left as it is. */
export function asksOneLine({ view, fields: [first, ...others], line }: Step): boolean {
  if (line) return true
  return view === 'text' && first?.kind === 'text' && others.every(({ optional }) => optional)
}
