import { unexplainedIn } from './explained.ts'
import { FOR_SOMEBODY, SOMEBODY_ELSE, SOMETHING_ELSE } from './talk.ts'
import type { Text } from './text.ts'

/** Others have one too. */
const OTHERS_HAVE: ReadonlySet<string> = new Set(['cep', 'house', 'plan', 'due', 'visit'])

/** Found by the form of a value within any words: the words around it must be understood as well. */
const EXPLAINED: ReadonlySet<string> = new Set([...OTHERS_HAVE, 'birth', 'document', 'phone', 'email'])

/** 'é o do trabalho, mas não liga lá' */
const UNUSED = /\bnao (?:me )?(?:lig\w+|cham\w+|us[ao]\w*|existe|funciona|atend\w+)\b/

// a complement that was not understood with its number
const LEFT_OUT =
  /\b(?:ap|apt|apto|apartamento|apartment|bloco|torre|fundos|sobrado|sala)\b(?:[^¤\d,;.]{0,12}\d|$)/
/** A speed next to the plan that was understood. */
const OTHER_PLAN = /(?:^|[^\d.,/-])(?:[3-8]00|[12]000)(?![\d.,/-])|\b\d ?gigas?\b/
const POSTCODE = /\d{5}-?\d{3}/
const TAKEN = '\u00a4'

/** Visitors who state a wish or name what was asked mean the order, whatever else the clause contains. */
const OF_ORDER =
  /\b(?:quero|queria|prefiro|pode(?:m|mos)?|coloc\w+|bota|bote|manda\w*|anota\w*|fecha\w*|(?:pra|para) mim|vamos|bora|(?:meu|minha|nosso|nossa) (?:cep|numero|casa|endereco|tel\w*|cel\w*|zap|whats\w*|e-?mail|cpf|cnpj|nascimento|aniversario|vencimento))\b/

/** The value's own name right before it: 'aqui em curitiba o cep é …', whatever else the clause contains. */
const NAMED =
  /(?:^|[^a-z])(?:o |meu )?(?:cep|tel|telefone|cel|celular|zap|whats|whatsapp|e-?mail|cpf|cnpj|documento) ?(?:e|eh|:) *$/

/** 'o suporte de vocês é …?' */
const OURS = /\b(?:suporte|sac|central|ouvidoria)\b|\bd(?:e (?:vcs|voces)|a (?:tim|loja|operadora))\b/

/**
 * Whether a value may have been said about someone or something else: 'meu irmão tem o de 700', 'hoje é dia 20', and
 * anything with unexplained words. Such a value is asked about before it is recorded.
 * @param kind what was found
 * @param at its place in the text; for what a whole clause says, the clause's beginning
 */
export function isElsewhere(text: Text, kind: string, at: number): boolean {
  const { from, to, isQuestion } = text.clauseAt(at)
  const clause = text.rest.slice(from, to).replace(FOR_SOMEBODY, ' ')
  if ((kind === 'phone' || kind === 'email') && (UNUSED.test(text.rest) || OURS.test(clause))) return true
  if (
    OTHERS_HAVE.has(kind) &&
    (SOMEBODY_ELSE.test(clause) || SOMETHING_ELSE.test(kind === 'due' ? text.said.slice(from, to) : clause))
  )
    return true
  if (kind === 'plan' && OTHER_PLAN.test(text.rest)) return true
  if (kind === 'house' && LEFT_OUT.test(text.rest)) return true
  // a postcode is accompanied by names of streets and places
  if (kind === 'house' && POSTCODE.test(text.said)) return false
  if (OF_ORDER.test(text.said.slice(from, to))) return false
  if (NAMED.test(text.said.slice(from, at))) return false
  const before = text.rest.slice(from, at).replace(FOR_SOMEBODY, ' ')
  const said = kind === 'cep' ? (before.split(TAKEN).at(-1) ?? '') : clause
  return EXPLAINED.has(kind) && !isQuestion && unexplainedIn(said).length > 0
}
