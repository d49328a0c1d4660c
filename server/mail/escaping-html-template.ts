/** A template tag that builds HTML and escapes all values in it. */
import { escapeHtml } from '../../src/lib/escape-html.ts'

/** HTML that is safe to send. Create it with the template tag `html`, which escapes all values. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

const show = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escapeHtml(part)
  return part.map((each) => each.text).join('')
}

/** The template tag for HTML. It escapes all values except those that are `Html` themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((all, string, at) => all + show(parts[at - 1] ?? '') + string))
