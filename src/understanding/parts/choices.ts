import type { Hearing } from '../hearing.ts'
import { parseCode } from '../../lib/one-time-code.ts'
import { normalise } from '../../lib/text.ts'
import { EITHER, FILLERS, HEDGE } from '../words/talk.ts'
import { bareWords, yesNo } from '../words/yes-no.ts'

const CODE = /(?:^|[^\d])(\d{3}[ .-]?\d{3}|\d(?: \d){5})(?!\d|[.-]\d)/

/** The six digits that were sent to the visitor. */
export function hearCode(hearing: Hearing): void {
  if (!hearing.isOpen('code')) return
  const found = hearing.text.take(CODE)
  const parsed = found && parseCode(found.groups[1] ?? '')
  if (found && parsed && 'value' in parsed) hearing.add('code', { code: parsed.value }, found.from)
}

const HERE =
  /\b(?:mesmo|mesma|aqui|nesse|neste|nessa|nesta|esse|este)\b|\b(?:continuo|ainda|moro|resido)\b[^¤]{0,16}\b(?:ai|aqui|la|nele)\b/
const THERE = /\b(?:outr[oa]|nov[oa]|mud\w+|troc\w+|nao (?:moro|e mais|e esse|e este)|diferente)\b/

/** Whether the address on record is the one to install at. */
export function hearPlace(hearing: Hearing): void {
  if (!hearing.isOpen('place')) return
  const { text } = hearing
  const [first] = text.clauses
  if (!first || first.isQuestion || HEDGE.test(text.rest) || EITHER.test(text.rest)) return
  const whole = text.rest.trim()
  const clause = text.rest.slice(first.from, first.to)
  if (/\b(?:talvez|se eu|vou pensar|pensando)\b/.test(whole)) return
  const isThere = THERE.test(whole) || hearing.has('cep')
  const said = isThere ? false : (yesNo(clause) ?? (HERE.test(whole) && !/\bnao\b/.test(whole) ? true : null))
  if (said !== null) hearing.add('place', { same_address: String(said) }, first.from)
}

const CONSENT =
  /^(?:(?:sim|si|s|ok|okay|claro|isso|mesmo|yes|exato|certo|perfeito|certinho|otimo|beleza|blz|tudo|ta|esta|certo|bem|ok|ja|eu|li|e|aceito|concordo|com|os|as|o|a|meu|minha|termos|condicoes|contrato|pode|podem|quero|bora|vamos|confirm|confirmar|confirma|confirmo|confirmado|confirmada|confirme|fechar|fecha|fechado|fechou|finalizar|finaliza|finalizado|finalize|concluir|conclui|enviar|manda|mandar|seguir|prosseguir|fazer|pedido|compra|order|renovacao|renovar|renova|migrar|migracao|contratar|trocar|pra|para|fibra|ai|la|ver|revisado|aqui|por|show|massa|top|legal|maravilha|otima|joia|conferido|conferi|revisei|certinho|correto|correta|corretos|dados|de|acordo|por|favor|obrigad[oa]|obg|brigad[oa]|obrigadao|valeu|vlw|agradeco|agradecid[oa]|grat[oa]|muito|mt|mto|muitissimo|viu|ne|hein|entao|moc[ao]|amig[oa]|querid[oa]|please|now|agora|logo|positivo|afirmativo|gracias|thanks|combinado|uhum|aham|simm+)(?: |$))+$/
const AGREES =
  /\b(?:sim+|si|s|yes|isso|exato|aceito|concordo|confirm\w*|fech\w+|finaliz\w*|conclu\w+|pode|ok|okay|perfeito|certo|certinho|positivo|afirmativo|combinado|claro|renova\w*|migra\w*|uhum|aham|correto|conferid[oa]|bora|de acordo)\b/

/** Consent to the order: a yes to what was shown, without a condition, a question or a correction. */
export function hearConsent(hearing: Hearing): void {
  const { text } = hearing
  if (!hearing.isOpen('consent') || text.clauses.some(({ isQuestion }) => isQuestion)) return
  if (/[<>¤]/.test(text.rest)) return
  const words = bareWords(text.said)
  const said = words.join(' ')
  const isThumb = words.length === 0 && yesNo('', text.raw) === true
  if (isThumb || (CONSENT.test(said) && AGREES.test(said)))
    hearing.add('consent', { accept_information: 'true' }, 0)
}

/** One answer of the quiz, for its first question that is still open. */
export function hearQuiz(hearing: Hearing): void {
  const { quiz, draft } = hearing.situation
  const open = hearing.isOpen('quiz') ? quiz?.questions.find(({ id }) => !draft[id]) : undefined
  if (!quiz || !open) return
  const words = bareWords(hearing.text.said).filter((word) => !FILLERS.has(word))
  const options = open.answers.map(({ id, text }) => ({ value: id, label: text }))
  const chosen = optionFrom(words.join(' '), options) ?? optionFrom(hearing.text.said, options)
  if (chosen === null) return
  const isLast = quiz.questions.every(({ id }) => id === open.id || draft[id])
  hearing.add('quiz', { [open.id]: chosen }, 0, isLast ? null : 'part')
}

/** A choice with its visible label. */
interface Option {
  readonly value: string
  readonly label: string
}

/** The option that a text names: by value, by label, or by words that begin words of exactly one label. */
function optionFrom(said: string, options: readonly Option[]): string | null {
  const words = bareWords(normalise(said))
  const text = words.join(' ')
  if (text === '') return null
  const labels = options.map(({ value, label }) => ({ value, words: bareWords(normalise(label)) }))
  const exact = labels.filter((each) => each.words.join(' ') === text || normalise(each.value) === text)
  if (exact.length > 0) return exact.length === 1 ? (exact[0]?.value ?? null) : null
  if (text.length < 3) return null
  const named = labels.filter((each) =>
    words.every((word) =>
      each.words.some((part) => part === word || (word.length > 2 && part.startsWith(word))),
    ),
  )
  return named.length === 1 ? (named[0]?.value ?? null) : null
}
