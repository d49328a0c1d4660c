import { digits } from '../lib/extract-digits.ts'
import { normaliseText } from '../lib/normalise-text.ts'

const ANOTHER =
  /\b(?:reenvi\w*|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/

/** Whether a message contains no code but a request for a new one: 'não recebi', 'reenviar'. */
export function asksForAnotherCode(text: string): boolean {
  return digits(text).length < 6 && (ANOTHER.test(normaliseText(text)) || normaliseText(text) === 'outro')
}
