/** Recognises small talk: a greeting, thanks, a goodbye or anger in a message. */
import type { Reading } from '../reading-types.ts'
import { bareWords } from '../words/yes-no.ts'

const GREETING =
  /^(?:oi+e?|ola+|opa|eae|eai|e ai|salve|hey|hello|hi|hola|bo[am] (?:dia|tarde|noite)[a-z]{0,3}|alo|fala)\b/
const THANKS = /\b(?:obrigad[oa]|obg|brigad[oa]|valeu|vlw|agradec\w+|grat[oa]|thanks|thank you|gracias)\b/
const BYE = /\b(?:tchau|ate (?:mais|logo|breve)|flw|adeus|bye)\b|^falou\b|\bfalou$/
const UPSET =
  /\b(?:merda|porra|caralho|krl|pqp|vsf|fdp|tnc|puta|bosta|lixo|idiota|imbecil|burr[oa]|otari[oa]|babaca|palhac\w+|ladr[ao]\w*|ladroes|absurdo|ridicul[oa]|raiva|odeio|pessim[oa]|que saco|cansei|desisto|inferno|droga|demora\w* (?:muito|demais)|demora da)\b/

/** @param said lower-case text without accents */
export function smallTalkIn(said: string): Reading['smalltalk'] {
  const whole = bareWords(said).join(' ')
  if (UPSET.test(whole)) return 'upset'
  if (BYE.test(whole)) return 'bye'
  if (THANKS.test(whole)) return 'thanks'
  return GREETING.test(whole) ? 'greeting' : null
}
