/**
 * Recognises that a visitor takes back the consent to offers while another question is open: 'tira esse negócio de
 * promoção'.
 */
import type { Extraction } from '../extraction-state.ts'

/** What the consent is for, by its own name. */
const OFFERS =
  '(?:ofertas?|promos?|promo[cs]\\w*|propagandas?|publicidade|novidades|marketing|spam|divulgac\\w+|anuncios?|e-?mails? (?:de|com) (?:ofert|promo|propag|venda|marketing)\\w*)'
/** Messages as such: 'não quero receber e-mail'. */
const MESSAGES =
  '(?:e-?mails?|mensagens|(?:nada|coisas?|lixo)(?: (?:por|pel[oa]|n[oa]|via|de|d[oe]ss[ea]s?))+ (?:(?:meu|minha) )?(?:e-?mails?|zap|whats\\w*|sms|mensagem))'
/** Messages about the order, which go on. */
const OF_ORDER =
  /\b(?:faturas?|boletos?|contas?|codigos?|confirmac\\w*|contrato|notas?|pedido|link|senha|protocolo|comprovante|recibo)\b/
const REFUSES =
  '(?:(?:nao|n|num|nem|nunca) (?:(?:eu|me|mais|vou|quero|queria|gostaria|precisam?|precisar?|aceito|autorizo|desejo|pode\\w*|e|pra|para|de|que|vcs|voces|fiquem?|ficar?|vao) )*(?:(?:quero|queria|precisam?|aceito|autorizo|desejo|me)\\b(?! perder| deix\\w+ de)|(?:mand|envi|encaminh)\\w+|receb(?:er|a|am|o)\\b(?! perder))|dispenso|chega de|nada de|sem)'
const UNDOES =
  '(?:cancel\\w+|tir[ae](?:r|m)?|remov\\w+|desmar[cq]\\w+|desativ\\w+|desist\\w+|desautoriz\\w+|descadastr\\w+|desinscrev\\w+|exclu\\w+|par[ae]m? (?:de|com)|revog\\w+|retir\\w+|voltei atras|sem querer)'
/** A no behind the offers: 'oferta não viu', '… melhor não', '… não precisa'. */
const NO_BEHIND =
  '(?:nao(?= *(?:$|[,.;!]|viu|ta\\b|obrigad|por favor|pf|valeu))|nao (?:me )?(?:mand|envi|quero(?! perder)|precis|aceito|autorizo)\\w*|dispenso|to fora|pode(?:m)? (?:tirar|cancelar|parar))'

const WITHDRAWS: readonly RegExp[] = [
  `(?:${REFUSES}|${UNDOES})\\b[^.;!?@]{0,48}?\\b${OFFERS}\\b`,
  `\\b${OFFERS}\\b[^.;!?@]{0,36}?\\b(?:${NO_BEHIND}|${UNDOES})`,
  // 'tira meu email da lista de vocês'
  `\\b${UNDOES}\\b[^.;!?@]{0,24}\\b(?:lista|mailing|newsletter)\\b`,
  // 'não me liga oferecendo nada', 'não utilizem meu e-mail para divulgação comercial'
  '\\b(?:nao|nem|nunca|para de|parem de)\\b[^.;!?@]{0,24}\\b(?:lig|cham|mand|perturb|us[ae]|utiliz)\\w*[^.;!?@]{0,32}\\b(?:oferec|vend(?:er|endo)|propag|comercia)\\w*',
].map((pattern) => new RegExp(pattern))
/** Says it of messages, where nothing of the order is named. */
const WITHDRAWS_MESSAGES = new RegExp(
  `(?:${REFUSES}|\\b(?:par[ae]m?|chega) de\\b|\\bnao (?:vao |fiquem |fica )+)[^.;!?@]{0,30}\\b(?:receb|mand|envi)\\w*[^.;!?@]{0,16}\\b${MESSAGES}\\b|${REFUSES} ${MESSAGES}\\b`,
)
/** One offer of a plan is another thing: 'não quero essa oferta'. */
const OF_PLAN = /\b(?:ess[ea]|est[ea]|outra|a) oferta\b|\boferta de \d/
const BY_MESSAGE = /\b(?:e-?mail|receb|mand|envi|propaganda|spam|sms|zap|whats)/

/** Returns where a text in lower case without accents takes the consent back; null if it does not. */
function withdrawalIn(said: string): { readonly from: number; readonly to: number } | null {
  const found =
    WITHDRAWS.map((pattern) => pattern.exec(said)).find((each) => each !== null) ??
    (OF_ORDER.test(said) ? null : WITHDRAWS_MESSAGES.exec(said))
  if (!found || (OF_PLAN.test(said) && !BY_MESSAGE.test(said))) return null
  return { from: found.index, to: found.index + found[0].length }
}

/** Records the answer without the consent to offers that is taken back, where another question is open. */
export function withdrawMarketingConsent(extraction: Extraction): void {
  const { text } = extraction
  const given = extraction.given('email')
  // 'não quero essas ofertas' among the plans means the plans
  if (given === null || (extraction.open.includes('plan') && !BY_MESSAGE.test(text.said))) return
  // 'vocês não vão ficar mandando email né? não quero'
  const isDenied = /\?\W*(?:eu )?nao quero\b/.test(text.said)
  const whole = text.rest.replaceAll('?', isDenied ? ',' : '?')
  const found = withdrawalIn(whole)
  if (!found || (!isDenied && text.clauseAt(found.from).isQuestion)) return
  extraction.remark('recusa-ofertas')
  text.claim(found.from, endOf(whole, found.to))
  if (given.accept_promotions === 'true')
    extraction.add('email', { ...given, accept_promotions: 'false' }, found.to)
}

/** Joins a new address with the consent that the same message takes back: 'tira as ofertas, e troca o email pra …'. */
export function joinAddressWithoutOffers(extraction: Extraction): void {
  const given = extraction.given('email')
  const isWithdrawn = extraction.remarks.some(({ id }) => id === 'recusa-ofertas')
  if (given === null || !isWithdrawn || extraction.open.includes('email')) return
  const [address, another] = extraction.valuesOf('email', 'email').filter((each) => each !== given.email)
  if (address === undefined || another !== undefined || given.accept_promotions !== 'true') return
  extraction.replace('email', { ...given, email: address, accept_promotions: 'false' }, 'confirm')
}

/** The end of what is said of the offers: another answer may follow. */
function endOf(said: string, to: number): number {
  const more = /^[^,.;!?¤]*?(?= e |[,.;!?¤]|$)/.exec(said.slice(to))
  return to + (more?.[0].length ?? 0)
}
