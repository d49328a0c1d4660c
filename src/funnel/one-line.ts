import type { Order, Step, Values } from './types.ts'

/** Whether a step is answered in one line of the chat; what else its form asks for may be left as it is. */
export function asksOneLine({ view, fields, line }: Step, draft: Values, order: Order): boolean {
  if (line) return true
  const open = fields.filter(({ shownWhen }) => shownWhen?.(draft, order) ?? true)
  const needed = open.filter(({ optional, preselected }) => !optional && preselected === undefined)
  return view === 'text' && needed.length === 1 && needed[0]?.kind === 'text'
}
