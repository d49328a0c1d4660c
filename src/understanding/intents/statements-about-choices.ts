/**
 * Recognises clauses that say or ask something about a choice, in the form of a statement: 'o débito pode ser na conta da
 * minha esposa', '2 giga, é isso tudo no wifi ou só no cabo'. They choose nothing (D129).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { TAKES_IT, WANTS } from '../words/is-choice-only-asked-about.ts'

/** Words that name how the bill is paid. */
export const PAYMENT =
  /\b(?:debit\w*|automatico|boletos?|fatura|conta|pix|carne\w*|cartao|desconto|descont\w+|loterica|banco)\b/

/** How a choice is named. */
const NAMED: Readonly<Partial<Record<ValueKind, string>>> = {
  plan: '(?:\\d{3,4}(?: ?(?:megas?|mb|m))?|\\d ?(?:g|gb|gigas?)|gigas?|(?:mais|menos) (?:barat|rapid|car|complet)[oa]|basico)',
  due: '(?:dia )?\\d{1,2}',
  debit: '(?:debito|boleto|fatura|automatico|debitar)',
}
/** What may stand between a choice and its verb. */
const BESIDE =
  '(?: (?:automatico|em conta|(?:n[ao] |d[ao] )?(?:nubank|itau|bradesco|caixa|inter|santander|bb|sicoob|sicredi|c6|picpay|banco)|megas?|gigas?|mesmo|ai|la|so|ja|tb|tambem|ainda|nao|n|num|ele|ela|isso|esse|essa|vcs|voces|a gente|se|me|te))*'
/** A verb of which the choice is the subject. */
const DOES =
  '(?:vem|tem|da|(?:e|eh)(?= (?:bom|boa|muit[oa]|mto|suficiente|rapid[oa]|caro|barat[oa]|so|pra|para|melhor|o mesm[oa]|isso|segur[oa]|obrigat\\w+|fibra|feriado|sabado|domingo|(?:o )?(?:de )?\\d+|tud[oa]|um|uma|que|o que|aquel[ea]|ess[ea]|d[aeo])\\b)|fica|ficaria|sai|serve|aguenta|funciona|custa|inclui|pega|chega|dura|atende|cobr[ae]|vence|cai|pode|poderia|precisa|vale|roda|suporta|trava|demora|aument\\w+|mud[ae]|compensa|presta|ganha|paga|pagaria|instala|entra|leva|conta|seria|era|passa|alcanca|desconta|comeca|continua|gera|bloqueia|corta|vai|libera|aceita|(?:instal|mand|cobr|troc|garant|entreg|descont|avis|d|aceit|deix|fal)(?:am|em|ao)|fazem|conseguem|podem|tem)'
/** What approves a choice and is no question about it: 'o de 500 já serve', 'dia 15 tá ótimo'. */
const APPROVES =
  /^(?:(?:me )?(?:serve|atende|resolve|basta|vai|da|pode|fica)\W*$|(?:vem|tem|da|e|eh|fica|ficaria|serve|atende|pode|vai|compensa|cai|vale) )?(?:(?:ja|muito|mto|mais|bem|super|so|que|isso|um|uma|de|o|a|pra|para|na) )*(?:ser|serve|servir|bom|boa|otim[oa]|melhor|ideal|perfeit[oa]|suficiente|certo|tranquilo|tranquila|bao|tamanho|pra mim|pra gente|pra nos|mim|sim|ok|mesmo|entao|esse|escolhido|em conta|barat[oa]|pratico|facil|que (?:eu )?quero)(?: (?:pra|para) (?:mim|nos|gente|a gente|nois))?(?: (?:mesmo|entao|viu|ta|sim|ai|ne))*\W*$/

const patterns = new Map<ValueKind, RegExp>()
function subjectOf(kind: ValueKind): RegExp | null {
  const named = NAMED[kind]
  if (named === undefined) return null
  const made =
    patterns.get(kind) ??
    new RegExp(
      `(?:^|[ ,.;])(?:(?:e|mas|olha|bom) )*(?:(?:o|a|no|na|esse|essa|ess?e (?:plano )?d[aeo]|d[aeo]|em|com) )*(?:plano (?:de )?)?(?:de )?${named}${BESIDE} (?=(${DOES})(?![a-z]))`,
    )
  patterns.set(kind, made)
  return made
}

/** A clause that goes on about the choice before it: ', é isso tudo no wifi', ', cobra taxa'. */
const GOES_ON = new RegExp(
  `^\\W*(?:(?:e|mas|isso|ele|ela|esse|ai|ja|nao|so|tambem|vcs|voces) )*(?=${DOES}(?![a-z]))`,
)
/** What leaves a day or a way to pay as it is: a change at a later time, the minimum term: 'dia 10, dá pra mudar depois?'. */
const IS_LATER = /\b(?:depois|mudar|trocar|alterar|fidelidade)\b/

/** Whether the clause of a choice, or the next one, says something about it instead of choosing it. */
export function isOnlySpokenOf(extraction: Extraction, { kind, at }: Finding): boolean {
  const { said, typedClauses } = extraction.text
  const subject = subjectOf(kind)
  const place = typedClauses.findIndex(({ to }) => at < to)
  const own = typedClauses[place]
  if (subject === null || !own) return false
  const words = said.slice(own.from, own.to)
  if (ASKS_TO_TELL.test(said) && !WANTS_IT.test(words)) return true
  if (kind === 'plan' && AND_THAT.test(said)) return true
  if (WANTS_IT.test(words) || TAKES_IT.test(said.slice(own.to))) return false
  const found = subject.exec(words)
  if (found && (kind === 'plan' || !IS_LATER.test(words)))
    return !APPROVES.test(words.slice(found.index + found[0].length).trim())
  const next = typedClauses[place + 1]
  // a bare yes or no is not about what is asked behind it
  if (kind === 'debit' && !PAYMENT.test(words)) return false
  if (!next || WANTS.test(words) || extraction.isTakenIn(next.from, next.to)) return false
  // a reason, or a sentence of its own, is not about the choice
  if (!/^[\s,-]*(?:mas )?$/.test(said.slice(own.to, next.from))) return false
  const more = said.slice(next.from, next.to).trim()
  const goesOn = GOES_ON.exec(more)
  const isAbout = goesOn !== null && (kind === 'plan' || !IS_LATER.test(more))
  return isAbout && !APPROVES.test(more.slice(goesOn[0].length))
}

/** What asks to be told more: '700 com a globo, me explica'. */
const ASKS_TO_TELL =
  /\bexpli(?:c|qu)\w+|\b(?:me )?fal[ae] (?:mais|d[aeo]|sobre)\b|\bdetalh\w+|\bconta mais\b|\b(?:queria|quero|gostaria de|preciso) (?:saber|entender)\b|\b(?:tenho|to com|uma) duvida\b/
/** Another one, asked about as the one before: 'e o de 300'. */
const AND_THAT = /^\W*(?:mas )?e (?:[oa]s?|ess[ea]|aquel[ea]) (?:d[eo] )?\d+ ?(?:megas?|gigas?|gb)?\W*$/

/** The visitor's own wanting, which takes what is named with it. */
const WANTS_IT =
  /(?<!\b(?:se|nao|quando|caso) (?:eu )?)\b(?:quero|queremos|qro|prefiro|escolh[oi]|fico com|fechei|fechado|vou (?:de|querer|ficar com)|manda|mande|bota|coloca|poe|me ve|bote|coloque|ponha|pode (?:colocar|por|mandar|ativar|fechar|botar|debitar)|autorizo|aceito|sim)\b(?! (?:saber|ver|entender))/
