/** Recognises yes and no. */
import { FILLERS } from './word-classes.ts'

const YES = new Set(
  `sim simm simmm siim s ss sss si yes yep yeah y claro certo certeza isso exato exatamente positivo afirmativo ok okay okey oki blz beleza
  fechado fechou combinado perfeito certinho confirmado confirmo confirma confirmar aceito concordo bora demorou aham uhum arram ahan
  isso-ai perfeitamente correto corretissimo topo pode podes quero confirm sure of course dale vamos vamo manda show`.split(
    /\s+/,
  ),
)
const NO = new Set(`nao naoo naooo n nn nop nope no negativo nunca jamais dispenso recuso`.split(' '))
// words that mean nothing next to a yes or a no
const BESIDE = new Set(
  `sim senhor senhora com toda certeza que ser sim quero pode obrigado obrigada isso mesmo ai e eh o a por favor ta esta tudo ja eu
  de acordo entao certo ok thanks please gracias colocar fazer ativar ativa coloca liga mandar seguir continuar assim thank you bem to dentro`.split(
    /\s+/,
  ),
)
const NO_PHRASES =
  /^(?:(?:nao|n|nem) (?:quero|precisa|preciso|por enquanto|agora|pode|vou querer|obrigad[oa]|senhora?|e|eh|mesmo|thanks)(?: (?:nao|isso|obrigad[oa]|mesmo|mais))*|(?:por enquanto|agora|hoje|dessa vez|desta vez|ainda|prefiro|melhor|acho que) nao|nem pensar|de jeito (?:nenhum|algum)|de forma alguma|no thanks|no gracias|deus me livre|nao obrigad[oa]|nem (?:a pau|ferrando|morto))$/
const YES_PHRASES =
  /^(?:com certeza|pode ser|por favor|de acordo|sem (?:duvida|problemas?)|vamos (?:la|nessa)|bora la|pode (?:sim|ser)|ta bom|esta bom|ta otimo|ta certo|tudo (?:bem|certo|ok))$/

/** Splits lower-case text without accents into words and drops the punctuation. */
export const bareWords = (said: string): string[] =>
  said
    .replace(/[^a-z0-9'-]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)

const UP = /^(?:\s|\ud83c[\udffb-\udfff]|\ufe0f)*(?:\ud83d\udc4d|\ud83d\udc4c|\u2705|\u2714)/
const DOWN = /^(?:\s)*(?:\ud83d\udc4e|\u274c)/

/**
 * Reads an emoji at the beginning: thumb up or check mark is true, thumb down or cross is false, anything
 * else null.
 */
function byThumb(raw: string): boolean | null {
  if (UP.test(raw)) return true
  return DOWN.test(raw) ? false : null
}

/**
 * Returns true if a text says only yes, false if it says only no, and null for anything else.
 * @param said lower-case text without accents
 * @param raw the text as typed, in which emoji are recognised
 */
export function yesNo(said: string, raw = ''): boolean | null {
  const words = bareWords(said)
  if (words.length === 0) return byThumb(raw)
  const text = words.join(' ')
  if (NO_PHRASES.test(text)) return false
  if (YES_PHRASES.test(text)) return true
  const core = words.filter((word) => !FILLERS.has(word) || YES.has(word) || NO.has(word))
  const [first = ''] = core.length > 0 ? core : words
  const hasYes = core.some((word) => YES.has(word))
  const hasNo = core.some((word) => NO.has(word))
  if (hasYes && hasNo) return null
  if (hasNo) return core.every((word) => NO.has(word) || BESIDE.has(word)) && NO.has(first) ? false : null
  if (!hasYes || !(YES.has(first) || YES.has(core.at(-1) ?? ''))) return null
  return core.every((word) => YES.has(word) || BESIDE.has(word)) ? true : null
}
