/** Recognises a request that does not answer the open question, such as 'outro endereço' or 'manda outro código'. */
import type { RequestInsteadOfAnswer } from '../reading-types.ts'
import { bareWords } from '../words/yes-no.ts'

const DEVICE =
  /\b(?:continu\w+|termin\w+|segu\w+|abr\w+|pass\w+|lev\w+)\b[^?]{0,24}\b(?:n[oa]|em|pelo|pro|para o|pra o|outr[oa])(?: meu| outr[oa])? (?:celular|computador|aparelho|pc|notebook|tablet|(?<=outro )lugar|telefone)\b|^outro aparelho$/

/** @param said lower-case text without accents */
export function requestInsteadOfAnswer(said: string): RequestInsteadOfAnswer | null {
  const words = bareWords(said)
  const whole = words.join(' ')
  if (DEVICE.test(whole)) return 'device'
  if (
    /\b(?:reenvi\w+|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/.test(
      whole,
    )
  )
    return 'code'
  if (/\b(?:outro|novo|nesse outro) (?:cpf|documento)\b/.test(whole)) return 'document'
  if (
    /\bnao (?:quero|precisa|preciso)(?: (?:ser avisad[oa]|me avisar|avisar|aviso|de aviso|nada))?(?: nao)?(?: obrigad[oa])?$/.test(
      whole,
    )
  )
    return 'withdraw'
  return /\b(?:outro|outra|novo) (?:endereco|cep|lugar|rua|casa)\b/.test(whole) ? 'address' : null
}
