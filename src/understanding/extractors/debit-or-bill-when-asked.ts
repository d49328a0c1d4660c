import type { Extraction } from '../extraction-state.ts'
import { HEDGE } from '../words/filler-doubt-and-negation-words.ts'
import { BY_CARD, NAMES_WAY } from '../words/payment-patterns.ts'
import { bankIn } from './bank-account.ts'
import { extractDebitOrBill } from './debit-or-bill.ts'

const DEBIT = '(?:debito(?: automatico| em conta)?|automatico)'
const BILL = '(?:bolet\\w{1,5}|fatura|carne(?:zinho)?)'
const COURTESY =
  '(?:(?:oi|ola|opa|bom|ah|entao|olha(?: so)?|bah|oxe|uai|eita|hmm+|claro|ok|por favor|obrigad[oa]|obg|moc[oa]|o|eu|ta|blz|beleza)[ ,.]+)*'
const YES =
  '(?:si?m+|s+|si|quero(?: sim)?|pode(?: ser| sim)?|aceito|com certeza|claro|logico|obvio|ok|vou querer|bora)'
const NO =
  '(?:nao+|n+|naum|nao quero(?: nao)?|quero nao|(?:nao|n),? (?:muito )?(?:obrigad[oa]|obg)|melhor nao|prefiro nao|nao precisa|nao tenho como|(?:por enquanto|agora|hoje|no momento) nao)'
const LEADS =
  '(?:(?:quero|pode|por|ser|coloca\\w*|bota|poe|deixa\\w*|prefiro|vou|de|no|n?o|com|manda|e|eh) )*'

/** What follows an answer and only says why. A purpose needs its verb: 'sim pra boleto' is none. */
const REASON =
  '(?:(?:pra|para) (?:(?:eu|a gente|nao|n|mim|que) )*[a-z]+[aeio]r\\b|por ?que\\b|pq\\b|pois\\b|ja que\\b|ja q\\b|senao\\b|se nao\\b|assim\\b|por causa\\b|pelo desconto\\b|por ser\\b)'
/** What only a yes has for its reason: that it costs less. */
const CHEAPER =
  '(?:(?:(?:e|eh|fica|sai|assim|bem|muito|ne) )*mais (?:barat[oa]|em conta|pratico|facil|comodo)\\b(?![^.;!]*bolet)|\\d+ reais (?:a menos|de desconto|mais barat[oa])\\b|(?:gost(?:o|ei)|adoro|quero) (?:de |do |o |esse )*desconto\\b)'
const REASONED_YES = new RegExp(`^\\W*${COURTESY}(?:${YES}|${LEADS}${DEBIT})[ ,.;]+(?:${REASON}|${CHEAPER})`)
const REASONED_NO = new RegExp(
  `^\\W*${COURTESY}(?:(?:${NO})(?:[ ,.;]+${REASON}|(?:[,.;]+ *| (?=prefiro))(?:eu |mesma? |mesmo )*(?:(?:vou|prefiro|gosto de) pag(?:o|ar)|pago)\\b)|${LEADS}${BILL}(?: mesmo)?[ ,.;]+${REASON})`,
)
/** What makes a reason more than one: a condition, a reserve, a wish for the other way. */
const MORE =
  /\?|\b(?:mas|so que|porem|se (?!nao\b)|caso|desde que|contanto|ou|depende|talvez|acho|nao sei|tanto faz|quanto|dia \d|cartao|cheque)\b|\b(?:quero|prefiro|manda|coloca|bota|melhor) (?:n?o )?(?:bolet|debit|automat|sim\b|nao\b|pix)/

const BANK =
  '(?:banco do brasil|bb|bradesco|itau|caixa(?: tem| economica)?|nubank|nu|santander|(?:banco )?inter|c6(?: bank)?|sicoob|sicredi|banrisul|brb|bnb|banese|banpara|banestes|mercado pago|pag ?bank|original|safra)'
const TAIL = '(?:[ ,.!]+(?:mesmo|por favor|ta|viu|obrigad[oa]|moc[ao]|valeu|kkk+|rs|sim|deus abencoe))*'
/** A yes with the bank: 'sim, no nubank', 'sim sou do bradesco'. */
const AT_BANK = new RegExp(
  `^\\W*${COURTESY}${YES}[ ,.;]+(?:(?:n[oa]|d[oa]|pel[oa]|com|e|eh|sou|tenho|minha|meu|uso|conta|cliente|banco|correntista|o|a|ja)[ ,]+)*${BANK}${TAIL}\\W*$`,
)
const AT_NAMED_BANK = new RegExp(
  `^(?!.*(?:\\?|\\b(?:nao|n|nem|sem|ou|menos)\\b)).*\\b(?:n[oa]|pel[oa]|d[oa]) (?:meu |minha |conta )*(?:d[oa] )?${BANK}(?![a-z]| de correio| postal)`,
)
/** A plain yes or no, among courtesies. */
const PLAIN_YES = new RegExp(`^\\W*${COURTESY}${YES}${TAIL}\\W*$`)
const PLAIN_NO = new RegExp(
  `^\\W*${COURTESY}(?:${NO}|acho melhor nao|precisa nao|(?:o )?${DEBIT},? nao)${TAIL}\\W*$`,
)

/** A yes in the words of a no: 'não vejo por que não', 'por que não?' */
const WHY_NOT = new RegExp(
  `^\\W*${COURTESY}(?:(?:e|ue|uai|mas|sim) )*(?:(?:nao|n) (?:vejo|tem|tenho|ha|existe|acho|encontro) (?:nenhum |um |algum )?(?:por ?que|pq|motivo|razao|problema)(?: nenhum| algum)?(?: (?:pra|para|de|em))? (?:nao|n)\\b|(?:por ?que|pq|como) (?:e que )?(?:eu )?(?:nao|n)\\b)(?: (?:ia|iria|vou|haveria de|querer|quereria|aceitar|aceitaria|ativar|ativaria|fazer|faria|ser|ter|colocar|ne|debito|isso|o|de))*${TAIL}[^a-z0-9]*$`,
)
/** A no in front: 'não, no cartão'. */
const PLAIN_NO_FIRST = /^\W*(?:nao|n)\b/

const NEVER =
  '(?:nem (?:pensar|a pau|morto|ferrando)|de jeito (?:nenhum|algum)|de (?:forma|maneira) alguma|jamais|nunca(?: mais)?|deus me livre|(?:to|tou|estou) fora)'
/** Direct debit, refused outright, and perhaps why: 'débito automático nem pensar, já me cobraram errado'. */
const REFUSED = new RegExp(
  `^\\W*${COURTESY}(?:(?:o )?${DEBIT},? ${NEVER}|${NEVER}(?: (?:d[eo] |com )?(?:o |esse )?${DEBIT})?)(?:[,.;!] *(?!.*\\b(?:quero|pode|topo|aceito)\\b)[^?]*)?${TAIL}\\W*$`,
)
/** Left out for now: 'por enquanto deixa sem, depois eu vejo no app'. */
const FOR_NOW = '(?:por (?:enquanto|ora)|agora|no momento|hoje)'
const WITHOUT_IT = `(?:(?:vou |pode |melhor |prefiro |quero )?(?:deix(?:a|o|ar|e)|fic(?:a|o|ar)) sem|sem)(?: (?:o |esse )?${DEBIT}| isso| nada)?`
const LEFT_OUT = new RegExp(
  `^\\W*${COURTESY}(?:${FOR_NOW},? (?:${WITHOUT_IT}|nao)|${WITHOUT_IT}(?: ${FOR_NOW})?|(?:deixa |fica )?nao,? ${FOR_NOW})(?:[,.;]+ *(?:(?:e|que|ai|ja|eu) )*(?:depois|mais (?:tarde|pra frente)|qualquer coisa|outro dia)\\b[^?]*)?${TAIL}\\W*$`,
)
/** What is left of an answer with an account: 'sim, minha conta é no'. */
const WITH_ACCOUNT = new RegExp(
  `^\\W*${COURTESY}(?:${YES}|${LEADS}${DEBIT})(?:,? (?:eh?|n?[oa]|d[oa]|pel[oa]|com|minha|meu|conta|banco|uso|tenho|segue|anota|ai))*\\W*$`,
)

/** A bill, or where only a bill is paid, without a comma: 'não prefiro boleto', 'pago na lotérica'. */
const BY_BILL = new RegExp(
  `^\\W*${COURTESY}(?:${NO}[ ,.;]+(?:(?:eu|e|que|mas) )*prefiro (?:(?:n?o|de|com|por|pelo|pagar|receber|mesmo) )*${BILL}|(?:${NO}[ ,.;]+)?(?:(?:eu|sempre|mesmo|ja|so|e) )*(?:(?:quero|prefiro|vou|gosto de|posso) pagar|pago)(?: (?:eu|mesm[oa]|tudo|sempre|direto|todo|mes|o boleto|a conta|em dinheiro))* n[ao]s? (?:casas? )?loterica)${TAIL}[^a-z0-9?]*$`,
)
/** A question in a sentence of its own behind the answer. */
const OWN_QUESTION = /(?<=[.!;\n] *)(?![.!;\s])[^.!;\n?]*\?[^]*$/

/** The bill, chosen where the account is asked: 'pensando bem deixa no boleto mesmo'. */
const BILL_INSTEAD = new RegExp(
  `^\\W*(?:(?:ah|olha|(?:nao|n)(?=[,.;]| (?:deixa|bota|coloca|vai|faz|prefiro|melhor))|entao|bom|pensando (?:bem|melhor)|pensei (?:bem|melhor)|mudei de ideia|desisti|deixa(?: pra la)?|quer saber|sabe|na verdade|melhor|moc[oa]|obrigad[oa]|eu|desculpa|vou|desisto)[ ,.;]+)*(?:(?:acho melhor|deixa\\w*|vai|vou|quero|queria|prefiro|preferir|querer|pode|ser|coloca\\w*|bota|poe|por|manda\\w*|faz|fica|ficar|troca|muda|passa|paga?r?|fazer|colocar|deixar|mesmo|so|de|com|por|via|em|n?o|pro|pra|para|pelo) )*${BILL}(?:[ ,]+(?:mesmo|entao|por favor|ta|viu|obrigad[oa]|melhor|normal|por enquanto|que e mais seguro))*\\W*$`,
)

/** A way to pay beside a plan: '500 mega sem débito automático'. */
const BESIDE_PLAN = new RegExp(
  `\\b(sem|com|n?o|pel[oa]|via|em)(?: (?:o|usar|ser no))? (?:(${DEBIT})|${BILL})\\b`,
)

/** Extracts the way to pay from a reply to the question about direct debit or the bank account. */
export function extractDebitOrBillWhenAsked(extraction: Extraction): void {
  const { text } = extraction
  const isOpen = extraction.isOpen('debit')
  // a yes to the discount, but by card, chooses nothing
  if (isOpen && BY_CARD.test(text.said) && !NAMES_WAY.test(text.said) && !PLAIN_NO_FIRST.test(text.said))
    return
  if (isOpen && WHY_NOT.test(text.said)) {
    extraction.add('debit', { direct_debit: 'true' }, 0, text.said.includes('?') ? 'confirm' : null)
    text.claim(0, text.rest.length)
    return
  }
  const told = extraction.isOpen('debit')
    ? (answerOf(text.said) ??
      (extraction.has('account') && WITH_ACCOUNT.test(unclaimed(text.rest)) ? true : null))
    : null
  if (told !== null) {
    extraction.add('debit', { direct_debit: String(told) }, 0)
    if (told && !extraction.has('account')) keepBank(extraction)
    return
  }
  const isInstead = extraction.open.includes('account') && BILL_INSTEAD.test(text.said)
  if (isInstead && !extraction.isOpen('debit')) {
    extraction.add('debit', { direct_debit: 'false' }, text.said.search(new RegExp(BILL)))
    text.claim(0, text.rest.length)
    return
  }
  if (extraction.open.includes('plan') && extraction.isAhead('debit'))
    for (const { from, to, isQuestion } of text.clauses) {
      const [, word, debit] = BESIDE_PLAN.exec(text.said.slice(from, to)) ?? []
      if (word === undefined || isQuestion || text.said[to] === '?' || !extraction.isChosenIn(from, to))
        continue
      // a bill without which one wants to do says nothing
      if (word === 'sem' && debit === undefined) continue
      extraction.add('debit', { direct_debit: String(debit !== undefined && word !== 'sem') }, from)
      return
    }
  extractDebitOrBill(extraction)
  if (extraction.isOpen('account') && !extraction.has('debit') && !extraction.has('account'))
    proposeWithoutDebit(extraction)
  const isDebit = extraction.valuesOf('debit', 'direct_debit').join() === 'true'
  if (extraction.isOpen('debit') && isDebit && AT_NAMED_BANK.test(text.said)) keepBank(extraction)
}

/** Direct debit is given up where the account is asked: 'deixa sem débito', 'esquece o débito'. */
const GIVES_UP =
  /\b(?:deix\w+|faz|faca|fica|ficar|segue|vai|vamos|pode|quero|prefiro|melhor|bot[ae]|poe|coloc\w+|entao|prefere|seguir|ser|continu\w+)(?: (?:ser|ficar|entao|tudo|assim|logo|isso))* sem (?:esse |o )?debito\b|\b(?:esquec\w+|larg\w+|dispens\w+|desist\w+(?: d)?|deix\w+(?=[^.;!?]*\b(?:pra la|pra outra hora|de lado)\b)) ?(?:ess[ea] |[oea] |d[eo] )*debito\b/

/** Proposes to do without direct debit, where the account is asked and nothing else is chosen. */
function proposeWithoutDebit(extraction: Extraction): void {
  const { said, clauseAt } = extraction.text
  const found = GIVES_UP.exec(said)
  if (!found) return
  const { from, to, isQuestion } = clauseAt(found.index)
  const isSupposed = /\bse\b/.test(said.slice(from, found.index))
  if (!isQuestion && !isSupposed && said[to] !== '?')
    extraction.add('debit', { direct_debit: 'false' }, found.index, 'confirm')
}

const unclaimed = (rest: string) => rest.replace(/[\u00a4\s,.;]+/g, ' ')

/** Keeps the bank that is told beside a yes, for the question about the account: 'sim, no nubank'. */
function keepBank(extraction: Extraction): void {
  if (!extraction.isAhead('account')) return
  const bank = bankIn(extraction)
  if (bank) extraction.add('account', { bank: bank.id }, bank.from, 'part')
}

/** Reads a yes or no to direct debit that only its reason or the bank follows. */
function answerOf(message: string): boolean | null {
  const said = message.replace(OWN_QUESTION, '')
  if (HEDGE.test(said)) return null
  if (BY_BILL.test(said) || LEFT_OUT.test(said)) return false
  if (AT_BANK.test(said)) return true
  if (MORE.test(said)) return null
  if (PLAIN_YES.test(said) || REASONED_YES.test(said)) return true
  if (PLAIN_NO.test(said) || REFUSED.test(said)) return false
  return REASONED_NO.test(said) ? false : null
}
