import type { Extraction } from '../extraction-state.ts'
import { EITHER, FILLER_WORDS, HEDGE } from '../words/filler-doubt-and-negation-words.ts'
import {
  COMPLAINS,
  PAYMENT_BESIDE_ANSWER,
  PIX_KEY,
  REFUSES_BILL,
  REVERSED,
} from '../words/payment-patterns.ts'
import { bareWords, likelyYesNo, yesNo } from '../words/yes-no.ts'

const DEBIT =
  /\b(?:(?:n?o|em|de|pelo|pode ser|quero|prefiro|bota|deixa|coloca) automatico|debito(?: automatico| em conta| direto)?|debitar?|desconta\w* (?:da|na) conta|direct debit)\b/
// direct debit brings a discount, so 'desconto' means it when the question is about debit
const DISCOUNT = /\bdesconto\b/
const BILL = /\b(?:bolet\w{1,5}|pix|fatura|faturas|carne(?:zinho)?|bank slip)\b/
const NOT =
  /\b(?:nao|n|naum|sem|tir\w+|remov\w+|cancel\w+|nem|deus me livre|desist\w+|odeio|detesto|desativ\w+|deslig\w+)\b/
const OTHER =
  /\b(?:(?:no|com|pelo|via|em|meu) cartao|cartao de|dinheiro|especie|loterica|cheque|paypal|picpay)\b/
// 'fatura' needs a verb of paying, since 'a fatura vence dia 5' only mentions the bill
const PAYS =
  /\b(?:bolet\w{1,5}|pix|carne(?:zinho)?)\b|\b(?:pagar|pago|prefiro|manda\w*|receber|quero)\b[^¤]{0,24}\bfatura\b/
const WANTS =
  /\b(?:autorizo|so (?:us\w+|trabalh\w+ com|(?:no |com )?(?=bolet))|comec\w+|quer\w+|poe|cadastr\w+|registr\w+|pode\w*|coloc\w+|prefiro|ativ\w+|vou|mand\w+|bot\w+|deix\w+|pag\w+|bora|vai|aceit\w+|instal\w+|tir\w+|desist\w+|gosto|livre|faz\w*|troc\w+|mud\w+|cancel\w+|melhor)\b/
const ACTIVATES =
  /^\W*(?:(?:pode|quero|vou|bora|sim|ta|ok|entao) )*(?:ativ(?:a|ar|e|o)|habilit(?:a|ar|e|o)|descont(?:a|ar|e|em)|debit(?:a|ar|e|em))(?: (?:ai|la|da conta|na conta|todo mes|sim|ja|entao|isso|pra mim|por favor))*\W*$/
/** 'em conta', as the whole answer. */
const ON_ACCOUNT_ALONE = /^\W*(?:pode ser |quero |prefiro )?(?:n[ao]|em) (?:minha )?conta(?: corrente)?\W*$/
const AROUND =
  /^(?:debito|automatico|conta|direto|desconto|bolet\w{1,4}|uso|bradesco|itau|caixa|nubank|inter|santander|bb|sicoob|sicredi|c6|aplicativo|app|celular|faco|pago|sempre|prefiro|eu|meu|minha|da|pix|carne|fatura|sim+|s|nao|n|com|sem|no|na|em|o|a|pelo|via|de|do|todo|mes|ou|para|pra|pro|forma|pagamento|email|papel|banco|mas|enquanto|momento|bancario|impresso|normal|dia|venc\w*|\d+)$/

/** Extracts the way to pay, direct debit or a bill (boleto or Pix), even before the visitor is asked for it. */
export function extractDebitOrBill(extraction: Extraction): void {
  const { text } = extraction
  const without = extraction.isOpen('account') ? NO_ACCOUNT.exec(text.said) : null
  if (without) extraction.add('debit', { direct_debit: 'false' }, without.index, 'confirm')
  if (without || !extraction.isExpected('debit')) return
  const isOpen = extraction.isOpen('debit')
  // 'o pagamento tá errado, não é isso' corrects it and chooses nothing
  const isAsked = isOpen && (extraction.open.includes('debit') || !/\bnao (?:e|eh) isso\b/.test(text.said))
  if (/\bcom (?:e|ou) sem (?:o )?debito\b/.test(text.said)) return
  // 'eu disse boleto. por que pede a conta?'
  const isBill = PAYS.test(text.said) && !DEBIT.test(text.said) && !REFUSES_BILL.test(text.said)
  if (isOpen && extraction.open.includes('account') && isBill) {
    extraction.add('debit', { direct_debit: 'false' }, text.said.search(PAYS))
    return
  }
  const denied = isOpen ? REVERSED.exec(text.said) : null
  if (denied) extraction.add('debit', { direct_debit: String(!denied[1]) }, denied.index, 'confirm')
  if (denied) return
  const chosen =
    isOpen || extraction.isCorrection || extraction.open.includes('account') ? CHOSEN.exec(text.rest) : null
  if (chosen && !SUPPOSES_ANY.test(text.rest) && !HEDGE.test(text.said)) {
    const way = chosen[1] ?? chosen[2] ?? ''
    extraction.add(
      'debit',
      { direct_debit: String(/^(?:deb|aut)/.test(way)) },
      chosen.index,
      text.said.includes('?', chosen.index) ? 'confirm' : null,
    )
    claimWords(extraction, chosen.index, text.rest.length)
    return
  }
  const wished = isOpen
    ? (IF_POSSIBLE.exec(text.rest) ?? LEAST.exec(text.rest) ?? NO_BILL.exec(text.rest))
    : null
  if (wished && !/\bnem\b|\bdebito nao\b|\bcartao\b/.test(text.said)) {
    extraction.add('debit', { direct_debit: 'true' }, wished.index, 'confirm')
    return
  }
  const cheaper = isOpen ? IF_CHEAPER.exec(text.rest) : null
  if (cheaper) extraction.add('debit', { direct_debit: 'true' }, text.rest.search(/\b(?:s[ei]|ja que|como) /))
  else if (isOpen && AS_CHEAPER.test(text.said)) extraction.add('debit', { direct_debit: 'true' }, 0)
  for (const { from, to, isQuestion } of text.clauses) {
    const clause = text.rest.slice(from, to)
    if (isQuestion || (isOpen && isPoliteOnly(extraction, from, to))) continue
    if (isAskedAbout(extraction, from, to) || ASKS_WHAT.test(clause) || IS_THERE.test(clause)) continue
    if (!isOpen && BY_POST.test(clause) && text.said[to] === '?') continue
    if (COMPLAINS.test(clause) || (!isOpen && PIX_KEY.test(clause))) continue
    const value =
      mentioned(clause, isOpen) ??
      (isOpen && REFUSED_FOR.test(clause) ? false : null) ??
      (isOpen && (ACTIVATES.test(clause) || ON_ACCOUNT_ALONE.test(clause)) ? true : null) ??
      (isAsked && !clause.includes('\u00a4') ? yesNo(clause, text.raw) : null) ??
      (isAsked && extraction.isCorrection ? yesNo(clause.replace(/^\u00a4+/, '')) : null)
    if (value === null) continue
    // 'ana@…, manda a fatura nesse' says how the bill comes
    if (
      !value &&
      extraction.given('debit') === null &&
      !isOpen &&
      !DEBIT.test(clause) &&
      !PAYMENT_BESIDE_ANSWER.test(clause)
    )
      continue
    // boleto and Pix are the same answer, so only an alternative to debit is uncertain
    const isTorn = (EITHER.test(clause) && DEBIT.test(clause)) || (!value && WANTS_BOTH.test(text.said))
    const isDoubtful = isOpen
      ? (text.said[to] === '?' && !value && !NOT.test(clause)) ||
        ONLY_IF.test(text.said) ||
        (value && BUT_ASKS.test(text.said.slice(from))) ||
        (!value &&
          PIX_ALONE.test(
            bareWords(text.said)
              .filter((word) => !FILLER_WORDS.has(word))
              .join(' '),
          )) ||
        BARGAINS.test(text.said)
      : text.said[to] === '?' || CONDITION.test(text.said) || (!value && BY_POST.test(clause))
    extraction.add('debit', { direct_debit: String(value) }, from, isTorn || isDoubtful ? 'confirm' : null)
    claimWords(extraction, from, to)
  }
  const need = isOpen && !extraction.has('debit') ? TOLD_BY_USE.exec(text.said) : null
  if (need)
    extraction.add(
      'debit',
      { direct_debit: String((need[1] ?? need[2]) !== undefined) },
      need.index,
      'confirm',
    )
  const none = isOpen && !extraction.has('debit') ? NO_ACCOUNT.exec(text.said) : null
  if (none) extraction.add('debit', { direct_debit: 'false' }, none.index, 'confirm')
  if (isOpen && !extraction.has('debit')) propose(extraction)
  if (isOpen && text.clauses.length === 0) {
    const thumb = yesNo(text.said, text.raw)
    if (thumb !== null) extraction.add('debit', { direct_debit: String(thumb) }, 0)
  }
}

const WAY = '(debito|automatico|bolet\\w{1,5}|carne(?:zinho)?|fatura)(?: automatico| em conta)?'
/**
 * What is chosen at last or first, whatever else is weighed: 'boleto… 10 a mais? ah então débito', 'prefiro boleto,
 * débito já me …'.
 */
const CHOSEN = new RegExp(
  `(?<!\\b(?:nao|que|q) )\\b(?:entao|melhor|prefiro|fico com|fica|vai|bota|poe|coloca)(?: (?:n?o|n?a|de|com|em|ser|entao|mesmo))* ${WAY}(?: mesmo| entao| por enquanto| por favor| ta| viu| ai| moc[oa]| amig[oa])*(?=\\W*$|\\?)|^\\W*(?:eu )?prefiro (?:n?[oa] )?${WAY}(?=, (?!mas|so que|porem)[^?]*$)`,
)
const SUPPOSES_ANY = /\b(?:se|caso|desde que|so se|contanto)\b/
/** A yes to direct debit on a condition: 'minha conta é conjunta, pode? se puder é débito sim'. */
const IF_POSSIBLE =
  /\bse (?:puder|pode|der|sim|aceitar\w*|tiver|for possivel|rolar)\b[^.;!?]{0,20}\b(?:debito|automatico)\b(?! nao)/
/** What costs least, which is direct debit: 'o que sair mais barato'. */
const LEAST =
  /^(?!.*\b(?:nao|boleto)\b)[^?]*\b(?:(?:o|a|aquele|qual|ess[ea]) (?:que|q) (?:for|sair|ficar|fica|sai|tiver|custar|e|eh|der|tem|vier)|(?:quero|prefiro|manda|bota|coloca|vou n?[oa]|pode ser|tanto faz,?)(?: (?:o|a|no|na|forma|opcao|jeito))*) (?:o |a |com )?mais (?:barat\w+|em conta)\b[^?]*$/
/** The bill, refused alone: 'não quero boleto'. */
const NO_BILL =
  /^(?!.*\bdebito\b)(?:.*[,.;!] *)?(?:(?:eu|ah|olha|mas) )*(?:nao quero|nao gosto de|odeio|detesto|sem|chega de|nada de|deus me livre(?: de)?|cansei de)(?: (?:o|mais|esse|de|pagar|receber))* (?:bolet\w{1,5}|carne(?:zinho)?|fatura)(?: mais| nao)?(?=[,.!;]|\W*$)(?!.*\?)/
/** How the bill comes, which chooses nothing. */
const BY_POST = /\b(?:correio|e-?mail|zap|whats\w*|impress\w+|papel)\b/

/** What it is, asked without a mark: 'q isso débito'. */
const ASKS_WHAT =
  /^\W*(?:o )?(?:q|que|oq|oque) (?:(?:e|eh|seria|diabo)(?: e)? )?(?:isso|esse)(?: (?:de|ai|esse|tal))* debito\b/

/** A way to pay that is told by what it has to do: 'precisa de boleto com nota fiscal', 'aquele que sai sozinho'. */
const TOLD_BY_USE =
  /^(?![^]*\?)(?:[^]*\bprecis[ao] de bolet\w+|[^]*\b(?:nao|n) quero (?:ninguem|ngm|nenhum|nada|que)[^.;!?]*\b(?:mexendo|mexa|tirando|tire)[^.;!?]*\bminha conta\b|\W*(?:[oa] |quero )*(?:aquel[ea]|[oa]) (?:que|q) (?:ja )?(sai|desconta|paga) (?:sozinh[oa]|automatic\w+|direto)|\W*(d\. ?a\.?)\W*$)/

/** A debit of another contract: 'já tem débito de vcs na minha conta'. */
const IS_THERE = /\bja (?:tem|tenho|tinha|existe|sai)\b[^.;!?]{0,12}\bdebito\b/
/** Another way to pay, asked for: 'cartão de crédito dá?' */
const BY_CARD = /\bcartao\b[^.;!]*\?/

/** Without an account there is no debit. */
const NO_ACCOUNT =
  /\btenho conta (?:(?:em|no|de) banco )?(?:nao|nenhuma)\b|\b(?:nao|n|num) (?:tenho|possuo) (?:nenhuma )?conta(?: (?:em|no|de) banco| bancaria| corrente)?(?: nao)?(?=\W*$|[.,;!]| (?:so|sinho|senhora?|moc[ao]|recebo|pago|uso))/
/** A condition that direct debit meets, since it brings a discount: 'se dá desconto eu quero'. */
const IF_CHEAPER =
  /^\W*(?:(?:entao|ah|bom|olha|sim)[ ,]+)*(?:s[ei]|ja que|como) .{0,40}\b(?:desconto|barat\w+|em conta|economi\w+|pagar menos|menor)\b.{0,24}\b(?:quero|pode|bota\w*|coloca\w*|ativa\w*|aceito|bora|vamos|topo|vou|desconta\w*|manda\w*|faz)\b(?! nao)/
/** Its reason behind it: 'débito, pq sai mais barato né'. */
const AS_CHEAPER =
  /^\W*(?:(?:ah|bom|entao|sim|no|o|em|pelo|quero|prefiro) )*(?:debito|automatico|desconto)(?: automatico| em conta)?,? (?:pq|porque|ja que|pois) (?!.*\b(?:nao|n|num|boleto|qual|quanto|como|se)\b)[^?]{0,32}\b(?:barat\w+|desconto|em conta|economi\w+)\b[^?]*$/
/** Direct debit, refused with a reason: 'débito não, que eu me enrolo'. */
const REFUSED_FOR = /^\W*(?:[oe] )?debito(?: automatico)? nao,? (?:que|q|pq|porque|pois) /
const ONLY_IF = /\b(?:se (?:tiver|houver|der|puder|for possivel)|so se|desde que|contanto que)\b/
/** A yes that depends on what is asked behind it: 'pode ser débito, mas dá pra sair da conta do meu esposo?' */
const BUT_ASKS =
  /^\W*(?:(?:bom|olha|ate|entao|ah) )*pode(?: ate)? ser\b[^.;!?]*\b(?:mas|so que|porem)\b[^.;!]*\b(?:da pra|posso|pode|podem|tem como|consigo|aceita\w*|serve)\b[^.;!]*\?/
/** Pix names neither way to pay, although a bill can be paid by it. */
const PIX_ALONE = /^(?:(?:no|o|por|via|em|um) )*pix$/
/** A price that is named as a condition: 'faz 59 no boleto que eu fecho'. */
const BARGAINS = /\bfaz(?:em)? (?:por |a |o )?(?:r\$ ?)?\d|\b(?:que|ai) (?:eu )?(?:fecho|levo|assino)\b/
const CONDITION =
  /\bse (?:for|fosse|tiver|der|ficar|cobrar|nao)\b|\bfaz (?:por )?\d.{0,30}\bque (?:eu )?(?:fecho|levo|assino|contrato|quero)\b/

/** Whether a clause is only a courtesy beside another one: 'ok' in 'tô fora, ok' agrees to nothing. */
function isPoliteOnly({ text }: Extraction, from: number, to: number): boolean {
  const isCourtesy = (said: string) => bareWords(said).every((word) => FILLER_WORDS.has(word))
  return (
    isCourtesy(text.said.slice(from, to)) &&
    text.clauses.some((each) => each.from !== from && !isCourtesy(text.said.slice(each.from, each.to)))
  )
}

/** Whether an option only says what the question behind it is about: 'sem débito, o plano vai pra quanto?'. */
function isAskedAbout({ text }: Extraction, from: number, to: number): boolean {
  const next = text.clauses.find((each) => each.from >= to)
  return (
    next?.isQuestion === true &&
    /^[ ,]*$/.test(text.said.slice(to, next.from)) &&
    /^\W*(?:e |mas |entao )?(?:sem|com|n[oa]|pel[oa]) (?:o |a )?(?:debito|boleto|pix|conta|fatura|desconto)(?: [a-z]+){0,2}\W*$/.test(
      text.said.slice(from, to),
    )
  )
}

/** The discount that comes with direct debit, wished for without it. */
const WANTS_BOTH = /\b(?:quero|queria|da|faz)\b.{0,12}\b(?:pagar menos|desconto)\b/

const DEPENDS =
  /\b(?:nao (?:entendi|entendo|conheco)|pix automatico|cartao|milhas|depende|nao sei|talvez|como assim|ou)\b|\bsem (?:o )?debito\b.*\bdesconto\b/
const PAYS_SELF =
  /\b(?:loterica|papel(?:zinho)?|na mao|eu mesm[oa] (?:pago|vou pagar)|pag(?:o|ar) eu mesm[oa]|controle|pelo app|pago (?:eu mesm[oa]|no app)|controlar|bolet\w{1,5}|carne(?:zinho)?)\b/
const CHEAPER = /\b(?:mais (?:barat\w+|em conta)|pagar menos|economi\w+)\b/
const ON_ACCOUNT = /\b(?:n|d)[oa] (?:minha |meu )?(?:conta|banco)\b|\bdebit(?!aram)\w+|\bautomatic\w+/

const SUPPOSES = /^\W*(?:e |mas )?se (?!(?:e|eh|for) (?:pra|para)\b)/

/** What went wrong once, which chooses nothing. */
const BAD_MEMORY = /\bcobr(?:ou|aram)\b|\broub\w+|\bhorror\b|\binferno\b/
/** Guesses the way to pay that a clause mentions without a verb: 'a empresa só trabalha com boleto'. */
function byItsWords(clause: string): boolean | null {
  if (BAD_MEMORY.test(clause)) return null
  if (CHEAPER.test(clause) && !NOT.test(clause)) return true
  const pays = PAYS_SELF.test(clause)
  if (pays === (ON_ACCOUNT.test(clause) && !NOT.test(clause))) return null
  return !pays
}

/** Proposes the yes or no that a longer answer most likely means. */
function propose(extraction: Extraction): void {
  const { text } = extraction
  const guesses = text.clauses.flatMap(({ from, to, isQuestion }) => {
    const clause = text.rest.slice(from, to)
    const value =
      isQuestion ||
      IS_THERE.test(text.said) ||
      BY_CARD.test(text.said) ||
      ASKS_WHAT.test(clause) ||
      DEPENDS.test(clause) ||
      SUPPOSES.test(text.said)
        ? null
        : (likelyYesNo(clause) ?? byItsWords(clause))
    return value === null ? [] : [{ value, from }]
  })
  // 'sim… não, melhor não': the last word counts
  const last = guesses.at(-1)
  if (last) extraction.add('debit', { direct_debit: String(last.value) }, last.from, 'confirm')
}

/** Whether a clause states a choice or contains nothing but the way to pay, unlike 'já tive problema com débito'. */
function isMeant(clause: string): boolean {
  if (WANTS.test(clause)) return true
  // 'no automático que eu esqueço tudo'
  const left = bareWords(clause.replace(/\u00a4+/g, ' ').replace(BECAUSE, '')).filter(
    (word) => !FILLER_WORDS.has(word) && !AROUND.test(word),
  )
  return left.length === 0
}

const BECAUSE =
  / (?:q|que|pq|porque|pois) (?:eu|a gente|assim|ai|quem|minha|meu)\b(?!.*\b(?:nao|nem|nada|mas|so que)\b).*$/

/** 'o débito eu quero tirar' */
const TAKEN_OUT =
  /^[a-z]+(?: automatico| em conta)?,? (?:eu )?(?:quero |vou |posso |pode )?(?:tira\w*|cancel\w+|remov\w+)\b/

/** A bill and where it is paid. */
const AT_COUNTER =
  /\b(?:bolet\w{1,5}|(?:manda\w*|envia\w*) a (?:conta|fatura))\b[^.;]{0,24}\bpag(?:o|ar|amos) (?:ele |tudo )?n[oa]s? (?:loterica|mercado|banco|caixa)\b/

function mentioned(clause: string, isOpen: boolean): boolean | null {
  // 'manda o boleto que eu pago na lotérica'
  if (
    (OTHER.test(clause) && !AT_COUNTER.test(clause)) ||
    /\bpix automatico\b/.test(clause) ||
    !isMeant(clause)
  )
    return null
  if (AT_COUNTER.test(clause) && !NOT.test(clause)) return false
  const debit = DEBIT.exec(clause) ?? (isOpen ? DISCOUNT.exec(clause) : null)
  const bill = PAYS.exec(clause)
  const isDenied = (at: number) =>
    NOT.test(clause.slice(Math.max(0, at - 40), at)) ||
    TAKEN_OUT.test(clause.slice(at)) ||
    /^\W*(?:(?!pra\b|para\b|q\b|que\b|pq\b|se\b|assim\b)\w+ )?nao\b/.test(
      clause.slice(at).replace(/^[a-z]+(?: automatico| em conta)?/, ''),
    )
  if (debit && bill) {
    const [noDebit, noBill] = [isDenied(debit.index), isDenied(bill.index)]
    if (noDebit === noBill) return noDebit && debit.index < bill.index ? false : null
    return noBill
  }
  if (debit) return !isDenied(debit.index)
  return bill && !isDenied(bill.index) && BILL.test(clause) ? false : null
}

/** Claims only the words about paying, because the rest of the clause may contain another answer. */
function claimWords({ text }: Extraction, from: number, to: number): void {
  for (const pattern of [DEBIT, BILL]) {
    const match = pattern.exec(text.rest.slice(from, to))
    if (match) text.claim(from + match.index, from + match.index + match[0].length)
  }
}
