import type { Reading } from '../types.ts'
import { bareWords } from '../words/yes-no.ts'

const GREETING =
  /^(?:oi+e?|ola+|opa|eae|eai|e ai|salve|hey|hello|hi|hola|bo[am] (?:dia|tarde|noite)|alo|fala)\b/
const THANKS = /\b(?:obrigad[oa]|obg|brigad[oa]|valeu|vlw|agradec\w+|grat[oa]|thanks|thank you|gracias)\b/
const BYE = /\b(?:tchau|ate (?:mais|logo|breve)|flw|falou|adeus|bye)\b/
const UPSET =
  /\b(?:merda|porra|caralho|krl|pqp|vsf|fdp|tnc|puta|bosta|lixo|idiota|imbecil|burr[oa]|otari[oa]|babaca|palhac\w+|ladr[ao]\w*|ladroes|absurdo|ridicul[oa]|raiva|odeio|pessim[oa]|que saco|cansei|desisto|inferno|droga|demora\w* (?:muito|demais)|demora da)\b/

/** What is answered in kind and does not answer the question. @param said folded text */
export function smalltalkIn(said: string): Reading['smalltalk'] {
  const whole = bareWords(said).join(' ')
  if (UPSET.test(whole)) return 'upset'
  if (BYE.test(whole)) return 'bye'
  if (THANKS.test(whole)) return 'thanks'
  return GREETING.test(whole) ? 'greeting' : null
}

const ADVICE = [
  /\b(?:qual|quais)\b[^¤]{0,24}\b(?:melhor|compensa|indica\w*|recomenda\w*|sugere|vale mais|serve|ideal|bom|boa)\b/,
  /\b(?:me )?(?:indica|recomenda|sugere|aconselha)\w*\b/,
  /\b(?:nao sei|em duvida|duvida)\b[^¤]{0,24}\b(?:qual|plano|escolher|pegar|entre)\b/,
  /\bqual (?:plano )?(?:eu )?(?:pego|escolho|contrato|vc acha|voce acha|devo)\b/,
  /\b(?:me )?ajud\w+ a escolher\b/,
  /\bwhich (?:one|plan)\b|\bcual (?:es el mejor|me recomienda)/,
] as const

/** Whether a visitor wants to be told which plan to take. @param said folded text */
export const asksForAdvice = (said: string): boolean => ADVICE.some((pattern) => pattern.test(said))

const COMPANY = /\b(?:cnpj|pj|pessoa juridica|empresa|empresarial|firma|mei|loja|negocio)\b/
const PERSON = /\b(?:cpf|pf|pessoa fisica|pra mim|para mim|mim mesm[oa])\b/

/** Whose document it will be, where that was said without the number. @param said folded text */
export function personIn(said: string): Reading['person'] {
  if (/\b(?:nao|sem|n)\b|\?/.test(said)) return null
  const isCompany = COMPANY.test(said)
  if (isCompany === PERSON.test(said)) return null
  return isCompany ? 'pj' : 'pf'
}
