/** Whether the bill is paid by direct debit, or by a bank slip or Pix. */
import { bare, implied, proposed, told, type KindOfValue } from '../value-kind-definition.ts'
import { BY_CARD, NAMES_WAY } from '../../words/payment-patterns.ts'
import { yesNo } from '../../words/yes-no.ts'
import { anyOf } from '../../words/patterns-from-word-tables.ts'

const DEBIT = '(?:debito(?: automatico| em conta| direto)?|direct debit)'
/** A bill; not 'gente de carne e osso'. */
const BILL =
  '(?:bolet\\w{1,5}|(?<!(?:gente|pessoa|alguem|humano|atendente) de )carne(?:zinho)?)(?: (?:bancario|normal))?'
const PAYS =
  '(?:pag\\w+|prefiro|receber)(?: (?:a|o|no|por|via|com|pel[oa]|app|aplicativo|todo|mes|eu|sempre|minha|mesmo|tudo))*'
/** What takes the bill although something else is asked. */
const TAKES =
  '(?:n?o|por|pelo|de|com|quero|querer|prefiro|pag\\w+|mand[ae]|bot[ae]|deix[ae]|poe)(?: (?:o|um|no|com|pagar))*'

/** Asks about the bill and nothing else before it answers. */
const ONLY_BILL = new RegExp(`^(?!.*debit).*${BILL} ?\\?`)

/** How the bill comes, which chooses nothing beside another answer. */
const BY_POST = '[^.;!?]{0,16}(?<![a-z])(?:correio|e-?mail|zap|whats\\w*|impress\\w+|papel)'

const BANKS = `banco do brasil, bb, bradesco, itau, caixa(?: tem)?, nubank, nu, santander, (?:banco )?inter, c6, sicoob,
  sicredi, banrisul, brb, mercado pago, pag ?bank, original, safra`
/** The bank beside a yes: 'sim, no nubank', 'sim sou do bradesco'. */
const AT_BANK = anyOf(BANKS, '(?:(?:n[oa]|d[oa]|pel[oa]|com|e|eh|sou|tenho|minha|uso|conta|banco|cliente) )*')

/** A yes in the words of a no: 'não vejo por que não', 'por que não?' */
const WHY_NOT = anyOf(
  '(?:por ?que|pq|como|motivo (?:pra|para)) (?:e que )?(?:eu )?n(?:ao)?',
  undefined,
  '(?: (?:ia|vou|querer|aceitar|ativar|ser|ter))*\\W*$',
)
/** A condition that direct debit meets, since it brings a discount. */
const IF_CHEAPER = anyOf(
  `(?:s[ei] )?(?:da|tem) (?:o )?desconto(?: eu)?, (?:s[ei] )?(?:e|eh|for) (?:pra|para) pagar menos(?: eu)?,
  (?:fica|sai|e|eh) mais (?:em conta|barat[oa])`,
)

/** Takes what one does not like: 'não gosto mas fazer o quê', 'não queria, paciência'. */
const GIVES_IN = anyOf(
  `fazer o que, fazer oq, fazer o q, (?<!ten(?:ha|do) )paciencia(?! comigo), ne o jeito, e o jeito,
  o jeito e, nao tem jeito, vai ter que ser`,
)
const DISLIKES = anyOf('(?:nao|num|n) (?:gosto|queria|curto|me agrada|acho bom|amo|sou fa)')
const THOUGH_DISLIKED = new RegExp(`${DISLIKES.source}[^]*${GIVES_IN.source}`)
const NAMES_BILL = new RegExp(`${BILL}|fatura|pix|loterica`)
/** Takes the debit, which binds: 'tá bom, fazer o quê'. A refusal in such words is plain: 'boleto, fazer o quê'. */
const IN_SUCH_WORDS = new RegExp(
  `^(?![^]*(?:${NAMES_BILL.source}|(?<![a-z])n(?:ao)?(?![a-z])))[^]*${GIVES_IN.source}`,
)
/** From one way to pay to the other, whose ever it is, and as a wish: 'quero mudar de débito para boleto'. */
const FROM_TO = new RegExp(
  `d[eo] (?:${DEBIT}|${BILL}|fatura) (?:para|pra|pro)(?: [oa])? (?:${DEBIT}|${BILL}|fatura)`,
)
const WISHES_FROM_TO = new RegExp(
  '(?:^\\W*|[.,;:!?]\\W+|(?<![a-z])(?:e|mas|entao) )(?:(?:eu|por favor|pra mim|ai|entao|tambem|so|ja|pode) )*' +
    '(?:(?:quero|queria|prefiro|gostaria de|vamos|mud\\w+|troc\\w+|troque|pass[ae]r?|alter[ae]r?)(?<!ei|ando|ou) )+' +
    FROM_TO.source +
    `|^\\W*${FROM_TO.source}(?: (?:mesmo|por favor))*\\W*$`,
)

/** A place without money, or none: 'não tenho conta em banco', 'minha conta vive no vermelho'. */
const NO_ACCOUNT =
  '(?:nao|num|n|nem) (?:tenho|possuo|uso)(?: (?:nenhuma?|mais|uma?))* (?:conta|banco)(?: (?:em|no) banco)?'
const NO_MONEY =
  'conta (?:(?:ta|esta|vive|fica|so|sempre) )+(?:no vermelho|negativ\\w+|zerad\\w+|sem (?:saldo|dinheiro|nada))'

/** Left out for now: a no. */
const LEFT_OUT = anyOf(
  `(?:deix(?:a|o|ar)|fic(?:a|o|ar)) sem(?: nada| isso)?, por (?:enquanto|ora) (?:nao|sem),
  (?:nao|sem)(?: isso)? por (?:enquanto|ora)`,
  '^\\W*(?:(?:vou|pode|melhor|prefiro|quero|por enquanto|por ora) )*',
  '(?: por (?:enquanto|ora))?\\W*$',
)

/** What makes either way doubtful, wherever it stands. */
const RESERVES = anyOf(
  `faz(?:em)? (?:por |a |o )?\\d+, que eu (?:fecho|levo|assino), quero pagar menos mas, esquece, pra la, com e sem,
  pode ser nao, sim ou nao, nao (?:tenho|possuo) (?:conta|banco), mas nao,
  por (?:enquanto|ora) (?:n?o )?debito, debito(?: automatico)? por (?:enquanto|ora), ou nao(?=\\W*$)`,
)

export const directDebit: KindOfValue = {
  kind: 'debit',
  spans: [
    // from one to the other: 'quero mudar de débito para boleto'
    ...(['open', 'elsewhere'] as const).flatMap((at) => [
      told(`d[eo] ${DEBIT} (?:para|pra|pro)(?: [oa])? (?:${BILL}|fatura)`, 'false', at),
      told(`d[eo] (?:${BILL}|fatura) (?:para|pra|pro)(?: [oa])? ${DEBIT}`, 'true', at),
    ]),
    // a no behind what it denies, which may also end a sentence: 'quero debito n'
    proposed(`${DEBIT} n(?:aum)?(?=\\W*$)`, 'false', 'open'),
    proposed(`${BILL} n(?:aum)?(?=\\W*$)`, 'true', 'open'),
    told(DEBIT, 'true', 'open'),
    told(DEBIT, 'true', 'elsewhere'),
    told('(?:no|em|de|pode ser|quero|prefiro|bota|deixa|coloca) automatico', 'true'),
    told('(?:desconta\\w*|debita?r?) (?:d[ae]|na|direto da) conta', 'true'),
    bare('(?<!mais )em conta', 'true'),
    told('debitar', 'true', 'open'),
    told('(?:quero|com|pelo|claro)(?: (?:[oa]|um|esse))* desconto', 'true', 'open'),
    told(`${PAYS} (?:fatura|pix)`, 'false', 'open'),
    told(`${PAYS} (?:fatura|pix)`, 'false', 'elsewhere'),
    told('(?:quero|pode ser|vou de|manda|(?<!so )(?:no|por|via|com)) pix(?! mesmo)', 'false', 'open'),
    told('pag(?:o|ar|amos)(?: (?:ele|tudo|eu mesm[oa]))* n[oa]s? (?:loterica|mercado)', 'false', 'open'),
    implied(NO_ACCOUNT, 'false'),
    implied(NO_MONEY, 'false'),
    implied('(?:pag(?:o|ar) eu mesm[oa]|eu mesm[oa] (?:(?:que|vou|quero) )*pag(?:o|ar))', 'false'),
    told(BILL, 'false', 'open'),
    told(`(?<=(?<![a-z])${TAKES} )${BILL}(?!${BY_POST})`, 'false', 'elsewhere'),
    told(`(?<=^\\W*)${BILL}(?=(?: (?:mesmo|todo|pr[ao]|no|para o|em|dia|\\d+))*\\W*$)`, 'false', 'elsewhere'),
    { ...proposed('pix', 'false', 'open'), isBare: true },
    { ...proposed('automatico', 'true', 'open'), isBare: true },
    bare('(?:ativ|habilit)(?:a|ar|e)', 'true'),
  ],
  parse: (value) => ({ among: [{ direct_debit: value }], why: null }),
  otherThan: ({ direct_debit }) =>
    direct_debit === 'true'
      ? { among: [{ direct_debit: 'false' }], why: null }
      : // who wants no bill may not pay at all
        { among: [{ direct_debit: 'true' }], why: 'confirm' },
  clause: (words, typed, extraction) => {
    if (LEFT_OUT.test(words)) return 'false'
    // which is asked about, since the dislike beside it is a no
    const { said } = extraction.text
    if (GIVES_IN.test(words) && THOUGH_DISLIKED.test(said) && !NAMES_BILL.test(said)) return 'true'
    const [told = '', claimed] = words.split(/\u00a4[^]*/)
    // 's nubank ag 0001 conta …'
    if (claimed !== undefined && !extraction.has('account')) return null
    if (WHY_NOT.test(told)) return 'true'
    const plain = told.replace(IF_CHEAPER, ' ')
    const answer = yesNo(plain, typed) ?? (yesNo(plain.replace(AT_BANK, ' '), typed) || null)
    // 'boleto? deus me livre' says no to the bill
    if (answer === false && ONLY_BILL.test(extraction.text.said)) return null
    return answer === null ? null : String(answer)
  },
  elsewhere: /debit|automatic|conta|fatura|pix|bolet|carne|eu mesm/,
  isAbout: (said) =>
    (!BY_CARD.test(said) || NAMES_WAY.test(said) || /^\W*(?:nao|n)\b/.test(said)) &&
    (!FROM_TO.test(said) || WISHES_FROM_TO.test(said)),
  binds: ({ direct_debit }) => direct_debit === 'true',
  reserve: new RegExp([THOUGH_DISLIKED, IN_SUCH_WORDS, RESERVES].map(({ source }) => source).join('|')),
  foreign: anyOf(
    `ver, cartao, dinheiro, especie, cheque, picpay, credito, luz, agua, aluguel, cobraram, debitaram,
    ja (?:tem|tenho|tive|me), (?:aceit\\w+|(?:nao )?tem)(?: (?:o|com|pagamento))* pix,
    pix (?:nao )?tem(?! desconto),
    abusiv\\w+, absurd\\w+, [ad]a? vivo, pix automatico, outra operadora, chave, meu pix`,
  ),
  own: anyOf(
    `${BANKS}, boleto, debito, automatico, corrente, gosto, email, correio, papel, mensal, loterica, app,
    aplicativo, dez,
    por enquanto, por ora,
    bancario, impresso, firma, conjunta, sempre, autorizo, surpresa, so, muito, segunda, terca, quarta,
    quinta, sexta, sabado, esqueco, mais (?:barato|em conta|pratico|facil|seguro)`,
  ),
  beside: ['due', 'account', 'plan', 'email', 'visit'],
  insteadOf: ['account'],
}
