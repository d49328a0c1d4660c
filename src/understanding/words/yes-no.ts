/** Recognises yes and no in a message. */
import { FILLER_WORDS } from './filler-doubt-and-negation-words.ts'

const YES = new Set(
  `sim sm simm simmm siim s ss sss si yes yep yeah y claro certo certeza isso exato exatamente positivo afirmativo ok okay okey oki blz beleza
  fechado fechou combinado perfeito certinho confirmado confirmo confirma confirmar aceito concordo bora demorou demoro aham uhum arram ahan
  isso-ai perfeitamente correto corretissimo topo pode podes quero confirm sure of course dale vamos vamo manda show`.split(
    /\s+/,
  ),
)
const NO = new Set(
  `nao naoo naooo n nn nop nope nops nopes nananina naninanao no negativo nunca jamais dispenso recuso`.split(
    ' ',
  ),
)
// words that mean nothing next to a yes or a no
const BESIDE = new Set(
  `sim senhor senhora com toda certeza que ser quero pode isso o a esta eu de acordo certo ok colocar fazer
  ativar ativa cadastrar cadastra coloca liga mandar seguir continuar assim thank you to dentro operante`.split(
    /\s+/,
  ),
)
const NO_PHRASES =
  /^(?:(?:e )?(?:claro|obvio|logico|evidente|(?:com )?certeza) (?:que|q) (?:nao|n)(?: quero)?(?: nao)?|(?:nao|n|nem) (?:quero|precisa|preciso|por enquanto|agora|pode|vou querer|obrigad[oa]|senhora?|e|eh|mesmo|thanks)(?: (?:nao|isso|obrigad[oa]|mesmo|mais))*|(?:por enquanto|agora|hoje|dessa vez|desta vez|ainda|prefiro|melhor|acho que) nao|nem pensar|de jeito (?:nenhum|algum)|de forma alguma|no thanks|no gracias|deus me livre|nao obrigad[oa]|nem (?:a pau|ferrando|morto|quero|que me paguem)|(?:to|tou|estou|sto) fora(?: d(?:isso|essa|e debito|o debito))?|(?:quero|precisa|pode|da|rola|gosto|vou|carece) nao|nao (?:curto|rola|da|topo|gosto|aceito|me interessa|tenho interesse|vou querer|precisa)(?: (?:disso|isso|dessas coisas|nao))?|passo|deixa (?:quieto|baixo|pra la)|que nao|de maneira (?:nenhuma|alguma)|nao mesmo)$/
const YES_PHRASES =
  /^(?:(?:e )?(?:claro|obvio|logico|evidente|(?:com )?certeza) (?:que|q) (?:sim|s|quero|aceito|pode)(?: sim)?|com certeza|pode ser|por favor|de acordo|sem (?:duvida|problemas?)(?: nenhum| algum)?|vamos (?:la|nessa)|bora la|pode (?:sim|ser)|ta bom|esta bom|ta otimo|ta certo|tudo (?:bem|certo|ok)|(?:nao|n) (?:vejo|tem|tenho|ha) (?:nenhum )?(?:problema|nada contra|objecao)(?: (?:nao|nenhum|algum))?|por mim(?: (?:ok|sim|pode|pode ser|tudo bem|tudo certo|beleza|de boa|tranquilo|ta bom|ta otimo))?|por ?que nao|(?:to|tou|estou) dentro|ja e|obvio|com (?:todo )?prazer|tranquilo|suave|de boa|manda (?:bala|ver|brasa)|vai fundo|partiu|so vamos|que sim|ta ok|esta ok|ta valendo|pode mandar ver|ta (?:tudo )?(?:certinho|beleza|joia|perfeito)|vou querer(?: sim)?)$/

/** Splits lower-case text without accents into words and drops the punctuation. */
export const bareWords = (said: string): string[] =>
  said
    .replace(/[^a-z0-9'-]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)

/** The words without the fillers at the beginning and the end: 'ah, tô fora, viu' → 'to fora'. */
function withoutCourtesy(words: readonly string[]): string {
  const isKept = (word: string) => !FILLER_WORDS.has(word)
  const from = words.findIndex(isKept)
  return from < 0 ? '' : words.slice(from, words.findLastIndex(isKept) + 1).join(' ')
}

/** Words at either end that mean nothing even where a filler would: 'ah, já é, moço'. */
const OPENERS =
  /^(?:(?:ah|bom|entao|olha|bah|oxe|uai|ue|eita|opa|oi) )+|(?: (?:moc[oa]|viu|kkk+|rs+|ne|tche|so|mano|gente|ta|uai|obrigad[oa]))+$/g
const withoutOpeners = (text: string) => text.replace(OPENERS, '')

const LIKELY_NO =
  /^(?:(?:egua|oxe|vixe|bah|eita|xi|eu|acho|que|assim|sinceramente|olha|ah|entao|por|hoje) )*(?:nao(?:$| (?!sei|sou|entendi|entendo|conheco|lembro|tenho certeza|vejo problema))|nem (?!vejo|percebo|sinto|noto|lembro|preciso)|nunca |jamais |(?:to|estou) fora|deus me livre|odeio|detesto|dispenso|tenho (?:medo|receio|pavor)|prefiro (?:nao|evitar))|\b(?:quero|precisa|preciso|gosto|confio) nao$|\bnao (?:caio|entro|confio|arrisco|deixo)\b|\bdiss\w+ (?:que )?nao$/
const LIKELY_YES =
  /^(?:(?:eu|acho|que|por|mim|assim|olha|ah|entao) )*(?:sim|quero(?! (?:ter|pagar|ver|saber|pensar|controlar|entender|falar|decidir|receber|escolher))|pode|bora|aceito|claro|topo|vamos|gostei|(?:to|estou) dentro|coloca|bota|ativa)(?= |$)/
const LEFT_OPEN =
  /\bnem\b.*\bnem\b|\b(?:ou|sei la|nao sei|depende|talvez|depois|pensar|perguntar|qual|quanto|como|que dia|se)\b/

/** Guesses a yes or a no from a longer answer: 'quero não porque já tive problema'. It is only proposed. */
export function likelyYesNo(said: string): boolean | null {
  const text = withoutCourtesy(bareWords(said))
  if (LEFT_OPEN.test(text)) return null
  if (LIKELY_NO.test(text)) return false
  return LIKELY_YES.test(text) && !/\b(?:nao|nem|nunca|jamais)\b/.test(text) ? true : null
}

const UP = /^(?:\s|\ud83c[\udffb-\udfff]|\ufe0f)*(?:\ud83d\udc4d|\ud83d\udc4c|\u2705|\u2714)/
const DOWN = /^(?:\s)*(?:\ud83d\udc4e|\u274c)/

/** Reads an emoji at the beginning: true for thumb up or check mark, false for thumb down or cross, else null. */
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
  for (const phrase of [text, withoutOpeners(text), withoutCourtesy(words)]) {
    if (NO_PHRASES.test(phrase)) return false
    if (YES_PHRASES.test(phrase)) return true
  }
  const core = words.filter((word) => !FILLER_WORDS.has(word) || YES.has(word) || NO.has(word))
  const [first = ''] = core.length > 0 ? core : words
  const hasYes = core.some((word) => YES.has(word))
  const hasNo = core.some((word) => NO.has(word))
  if (hasYes && hasNo) return null
  if (hasNo) return core.every((word) => NO.has(word) || BESIDE.has(word)) && NO.has(first) ? false : null
  if (!hasYes || !(YES.has(first) || YES.has(core.at(-1) ?? ''))) return null
  return core.every((word) => YES.has(word) || BESIDE.has(word)) ? true : null
}
