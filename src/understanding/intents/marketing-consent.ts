/**
 * Recognises consent to offers by e-mail that is said in words instead of ticking the box. It is only proposed, so that
 * it is neither lost nor invented.
 */
import { offersByAllChannels } from '../../content/offers-by-all-channels.ts'
import type { Extraction, Finding } from '../extraction-state.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { valueBelongsToOthers } from '../words/is-value-of-someone-else.ts'
import { MINDS_NOT } from '../words/filler-doubt-and-negation-words.ts'
import { isValueUncertain } from '../words/is-value-uncertain.ts'

/** Offers that are wanted: 'quero receber as ofertas sim', 'pode mandar promoção no meu e-mail'. */
const WANTS_OFFERS =
  /\b(?:quero|queria|aceito|gostaria|pode(?:m)?|mand[ae]m?|receber|recebo|topo|autorizo)\b[^,.;!?]{0,40}\b(?:ofertas?|promoc\w+|novidades?|propagandas?)\b/
/** They come by a message, unlike the offer of a plan: 'quero a oferta de 500 mega'. */
const BY_MESSAGE = /\b(?:receb\w+|mand\w+|envi\w+|avis\w+|e-?mails?|zap|whats\w*|sms)\b/
const DENIES = /\b(?:nao|n|nem|nunca|sem|nada de|tir[ae]\w*|cancel\w+|par[ae]m?|mas era)\b/
/** Consent beside the address without its object. */
const AGREES =
  /\b(?:aceito|aceita|concordo|autorizo|(?:pode|podem) (?:mandar|enviar|marcar|ativar)|(?<=@\S+,? )sim)\b(?= *(?:$|[,.;!]| (?:sim|tambem|tb|e|obrigad[oa]|valeu|blz|viu|ta|instala|dia|vem)\b))/

const NAMES_OFFERS =
  /\b(?:ofertas?|promos?|promoc\w+|novidades?|propagandas?)\b(?! d[aeo]s? (?:plano|\d|de\b))/
/** Left for later: 'sobre as ofertas decido depois'. */
const LATER = /\b(?:depois|decid\w+|vejo|ver|pensar|penso|talvez)\b/

/** A consent that its own message takes back: 'quero as ofertas sim. aliás não, tira'. */
const TAKEN_BACK =
  /\b(?:alias|pensando (?:bem|melhor)|ou melhor|mudei de ideia|pera\w*)[ ,.]+(?:(?:sobre|d)[^,.;!?]* )?(?:nao|n|tira|sem)\b/

const EXCEPT = 'menos|exceto|tirando|fora|sem|nada de|nao|nem'
const ONLY = `so|somente|apenas|exclusivamente|unicamente|${EXCEPT}`
const BY = '(?:(?:se for|por|pel[oa]|n[oa]|via|com|me|de|d[oa]|quero|mand\\w+|pode|podem|receber|preciso) )*'
const CHANNELS = `e-?mails?, whats\\w*, zap\\w*, wpp, sms, torpedos?, mensage(?:m|ns), telefone, telefonema, celular,
  ligac(?:ao|oes)`
/** Offers on some channels only: 'só pelo whats', 'menos sms', 'mas não me liguem', 'whats não'. */
const ON_SOME_CHANNELS = anyOf(CHANNELS, `(?<![a-z])(?:${ONLY}|mas) ${BY}`)
/** Who is not to be called wants no offers by telephone; 'me liga antes da visita' says nothing of them. */
const NO_CALLS = anyOf('lig(?:a|ar|uem|ue|arem)', `(?<![a-z])(?:${EXCEPT}) ${BY}`)
const NOT_ON_CHANNEL = anyOf(CHANNELS, '(?<![a-z])', ' (?:nao|n)(?![a-z])')
const ON_OTHER_CHANNEL = anyOf(
  'whats\\w*, zap\\w*, wpp, sms, torpedos?',
  '(?<![a-z])(?:por|pel[oa]|n[oa]|via) ',
)
/** What else may come on a channel. */
const OF_BILL = /\b(?:faturas?|boletos?|contas?|recados?|contato)\b[^,.;!?]*/g
const REFUSES_ALL = anyOf(
  'ofertas?, promos?, promoc\\w+, novidades?, propagandas?, publicidade, spam',
  '(?<![a-z])(?:nao|n|nem|nunca|sem|nada de|dispenso)(?![a-z])[^,.;!?]{0,24}(?<![a-z])',
)

/** Whether the visitor wants offers, but not by all of the channels for which there is one consent. */
function wantsOnSomeChannels(beside: string): boolean {
  const said = beside.replaceAll(OF_BILL, ' ')
  return (
    NAMES_OFFERS.test(said) &&
    !REFUSES_ALL.test(said) &&
    [ON_SOME_CHANNELS, NO_CALLS, NOT_ON_CHANNEL, ON_OTHER_CHANNEL].some((channels) => channels.test(said))
  )
}

/** Whether the address itself is doubtful: misspelled, somebody else's, or said to be uncertain. */
const isDoubtful = ({ text }: Extraction, { why, at }: Finding): boolean =>
  why !== null &&
  (why !== 'confirm' || valueBelongsToOthers(text, 'email', at) || isValueUncertain(text, 'email', at))

/** Returns the findings with the consent to offers that the message gives or may give. */
export function withMarketingConsent(extraction: Extraction, findings: readonly Finding[]): Finding[] {
  const said = extraction.text.said.replaceAll(MINDS_NOT, ' ')
  const accepts = (each: Finding) => each.kind === 'email' && each.values.accept_promotions === 'true'
  if (TAKEN_BACK.test(said))
    return findings.map((each) =>
      accepts(each) ? { ...each, values: { ...each.values, accept_promotions: 'false' } } : each,
    )
  const beside = said.replace(/\S+@\S+/g, ' ')
  const told = findings.find(({ kind }) => kind === 'email')
  const hasConsent = extraction.hasField('email', 'accept_promotions')
  const isTold = told?.values.email !== undefined && extraction.open.includes('email') && hasConsent
  if (isTold && wantsOnSomeChannels(beside)) {
    // what is doubtful of the address is asked first, without offers
    if (isDoubtful(extraction, told))
      return findings.map((each) =>
        each === told ? { ...each, values: { ...each.values, accept_promotions: 'false' } } : each,
      )
    const or = ['false', 'true'].map((accept_promotions) => ({ ...told.values, accept_promotions }))
    return findings.map((each) =>
      each === told ? { ...each, or, why: 'either' as const, question: offersByAllChannels } : each,
    )
  }
  // whose consent it is, or to what, is open: 'lá eles aceitam propaganda, eu não'
  if (DENIES.test(said))
    findings = findings.map((each) => (accepts(each) ? { ...each, why: each.why ?? 'confirm' } : each))
  if (!hasConsent || said.includes('?') || DENIES.test(said)) return [...findings]
  const given = extraction.given('email')
  const own = findings.find(({ kind }) => kind === 'email')
  // offers that are named beside the address and not refused are asked about, so that no yes is lost
  const isOpen = extraction.open.includes('email')
  if (
    own?.values.accept_promotions === undefined &&
    isOpen &&
    NAMES_OFFERS.test(beside) &&
    !LATER.test(beside)
  )
    return findings.map((each) =>
      each === own
        ? { ...each, values: { ...each.values, accept_promotions: 'true' }, why: each.why ?? 'confirm' }
        : each,
    )
  if (
    own &&
    extraction.open.includes('email') &&
    own.values.accept_promotions !== 'true' &&
    AGREES.test(said)
  )
    return findings.map((each) =>
      each === own
        ? { ...each, values: { ...each.values, accept_promotions: 'true' }, why: each.why ?? 'confirm' }
        : each,
    )
  if (own || given === null || given.accept_promotions === 'true' || extraction.isOpen('plan'))
    return [...findings]
  const wanted = WANTS_OFFERS.exec(said)
  if (!wanted || !BY_MESSAGE.test(said)) return [...findings]
  const values = { ...given, accept_promotions: 'true' }
  return [{ kind: 'email', values, why: 'confirm', at: wanted.index }, ...findings]
}
