/** Recognises values that a message names but rules out: refused, given up, or someone else's. */
import type { Finding } from '../reading-types.ts'
import { anyOf } from './patterns-from-word-tables.ts'
import type { MessageText } from './prepared-message-text.ts'

const SMALL =
  '(?: (?:n?[oa]s?|pr[oa]|para|pel[oa]|em|d[aeo]|meu|minha|numero|telefone|e-?mail|cpf|conta|ess[ea]))*'

/** Right before a value that is refused: 'não me liga no …', 'não vou passar …'. */
const REFUSED = new RegExp(
  `\\bnao (?:(?:vou|quero|me|fiquem?|fica) )*(?:lig|us|mand|pass|bot|coloc|inform|cham)[a-z]+${SMALL} $`,
)
/** Right behind a value that is given up: '… não uso mais', '… foi encerrada'. */
const GIVEN_UP =
  /^,? ?(?:(?:q|que|e|eh|eu|ja|ela|ele|foi|ta|esta|fui|um|o|a)[ ,]+)*(?:nao (?:uso|existe|funciona|tenho|vale|(?:e|eh) (?:mais )?(?:(?:meu|minha|valido)|[oa] (?:[a-z]+ )?cert[oa]))\b(?! (?:o )?(?:whats|zap|wpp|telegram))|encerr|cancelei|fech(?:ei|ou|ad)|bloque(?:ei|ad)|desativ|invadid|hackead|clonad|vendid?[oi]|inventad|falso|(?:era|e) (?:[oa] )?(?:antig|velh)[oa]|era\b(?=\W*$|[,.;!]))/
/** A bank beside which one tells where somebody works or was a customer. */
const OF_BANK = /\b(?:trabalh(?:o|a|ei|ou|ava)|fui (?:cliente|correntista)|fechei|encerrei)\b[^,;.]*$/
/** The value that counts comes later: 'o meu já te passo', 'já pego o certo', 'vou ver qual é a nova'. */
export const COMES_LATER =
  /\b(?:[oa] (?:meu|minha|cert[oa]|nov[oa])|meu|minha) (?:(?:mesmo|pessoal|que|q) )*(?:eu )?(?:(?:ja|depois|amanha) (?:eu )?(?:te )?(?:peg|pass|mand|vej|procur)|vou (?:ver|pegar|procurar|buscar|olhar|achar))|\b(?:ja (?:te )?(?:peg|pass|mand|vej|procur)o|pera\w* (?:q|que) (?:eu )?(?:pego|vou (?:ver|pegar|abrir|olhar))|vou (?:ver|pegar|procurar|buscar|olhar|achar))(?: qual)?(?: e)? [oa] (?:meu|minha|cert|nov|app?\b)/
/** The value that counts is not known yet: 'o novo ainda não decorei', 'a minha é na caixa e não sei o número'. */
export const IS_UNKNOWN = anyOf(
  'sei, decorei, lembro, achei, chegou, saiu',
  `(?<![a-z])[oa] (?:meu|minha|cert[oa]|nov[oa])(?: (?:e|eh) n[oa] [a-z]+)?,? (?:e |mas )?(?:eu )?(?:ainda )?(?:nao|n) `,
)
const isYetToCome = (words: string): boolean => COMES_LATER.test(words) || IS_UNKNOWN.test(words)

/** Somebody who rang from it: 'vocês me ligaram ontem de um 11 4003-1234'. */
const RANG = /\b(?:(?:lig|cham|telefon)(?:aram|ou)|recebi (?:uma )?(?:ligacao|chamada))\b[^.;!?]*$/
/** A plan for some other time: 'ano que vem quem sabe eu pego o de 1 giga'. */
const SOME_DAY = /^\W*(?:(?:e|mas|so|talvez)[ ,]+)*(?:(?:n?o )?(?:ano|mes) que vem|quem sabe|um dia)\b/
/** What is only imagined: 'se eu morasse no …'. 'se desse', 'se pudesse' and 'se fosse possível' are polite. */
const IMAGINED =
  /\bse (?:eu |a gente |fosse )?(?:[a-z]+ )?(?!desse|pudess|nesse|esse|fosse possivel)[a-z]+(?:asse|esse|isse|osse)\b/

/** Whether a message names a value only to say that it does not count. */
export function isRuledOut({ clauseAt, said, rest }: MessageText, { kind, values, at }: Finding): boolean {
  const { from, to } = clauseAt(at)
  const clause = said.slice(from, to)
  if (kind === 'plan') return SOME_DAY.test(clause)
  if ((kind === 'house' || kind === 'cep') && IMAGINED.test(clause)) return true
  if (!/^(?:cep|phone|email|document|account)$/.test(kind)) return false
  if (kind === 'account' && OF_BANK.test(said.slice(from, at))) return values.account_number === undefined
  const end = at + (/^\u00a4+/.exec(rest.slice(at))?.[0].length ?? 0)
  const behind = said.slice(end)
  if (kind === 'phone' && RANG.test(said.slice(from, at))) return true
  return (
    REFUSED.test(said.slice(from, at)) ||
    GIVEN_UP.test(behind) ||
    // an account has several numbers, of which the last ends it
    (kind === 'account'
      ? isYetToCome(said.replace(/^.*\d/s, ''))
      : isYetToCome(behind) && !/\d{3}|@/.test(behind))
  )
}
