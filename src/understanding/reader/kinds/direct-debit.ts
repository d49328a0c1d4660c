/** Whether the bill is paid by direct debit, or by a bank slip or Pix. */
import { bare, implied, proposed, told, type KindOfValue } from '../value-kind-definition.ts'
import { BY_CARD, NAMES_WAY } from '../../words/payment-patterns.ts'
import { yesNo } from '../../words/yes-no.ts'
import { anyOf } from '../patterns-from-word-tables.ts'

const DEBIT = '(?:debito(?: automatico| em conta| direto)?|direct debit)'
/** A bill; not 'gente de carne e osso'. */
const BILL =
  '(?:bolet\\w{1,5}|(?<!(?:gente|pessoa|alguem|humano|atendente) de )carne(?:zinho)?)(?: (?:bancario|normal))?'
const PAYS =
  '(?:pag\\w+|prefiro|receber)(?: (?:a|o|no|por|via|com|pel[oa]|app|aplicativo|todo|mes|eu|sempre|minha|mesmo|tudo))*'
/** What takes the bill although something else is asked. */
const TAKES =
  '(?:n?o|por|pelo|de|com|quero|querer|prefiro|pag\\w+|mand[ae]|bot[ae]|deix[ae]|poe)(?: (?:o|um|no|com|pagar))*'

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

/** Left out for now: a no. */
const LEFT_OUT = anyOf(
  `(?:deix(?:a|o|ar)|fic(?:a|o|ar)) sem(?: nada| isso)?, por (?:enquanto|ora) (?:nao|sem),
  (?:nao|sem)(?: isso)? por (?:enquanto|ora)`,
  '^\\W*(?:(?:vou|pode|melhor|prefiro|quero|por enquanto|por ora) )*',
  '(?: por (?:enquanto|ora))?\\W*$',
)

export const directDebit: KindOfValue = {
  kind: 'debit',
  spans: [
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
    const [told = '', claimed] = words.split(/\u00a4[^]*/)
    // 's nubank ag 0001 conta …'
    if (claimed !== undefined && !extraction.has('account')) return null
    if (WHY_NOT.test(told)) return 'true'
    const plain = told.replace(IF_CHEAPER, ' ')
    const answer = yesNo(plain, typed) ?? (yesNo(plain.replace(AT_BANK, ' '), typed) || null)
    return answer === null ? null : String(answer)
  },
  elsewhere: /debit|automatic|conta|fatura|pix|bolet|carne|eu mesm/,
  isAbout: (said) => !BY_CARD.test(said) || NAMES_WAY.test(said) || /^\W*(?:nao|n)\b/.test(said),
  binds: ({ direct_debit }) => direct_debit === 'true',
  reserve: anyOf(
    `faz(?:em)? (?:por |a |o )?\\d+, que eu (?:fecho|levo|assino), quero pagar menos mas, esquece, pra la, com e sem,
    pode ser nao, sim ou nao, nao (?:tenho|possuo) (?:conta|banco), mas nao, ou nao(?=\\W*$)`,
  ),
  foreign: anyOf(
    `ver, cartao, dinheiro, especie, cheque, picpay, credito, luz, agua, aluguel, cobraram, debitaram,
    ja (?:tem|tenho|tive|me),
    abusiv\\w+, absurd\\w+, [ad]a? vivo, pix automatico, outra operadora, chave, meu pix`,
  ),
  own: anyOf(
    `${BANKS}, boleto, debito, automatico, corrente, gosto, email, correio, papel, mensal, loterica, app,
    aplicativo, dez,
    bancario, impresso, firma, conjunta, sempre, autorizo, surpresa, so, muito, segunda, terca, quarta,
    quinta, sexta, sabado, esqueco, mais (?:barato|em conta|pratico|facil|seguro)`,
  ),
  beside: ['due', 'account', 'plan', 'email', 'visit'],
  insteadOf: ['account'],
}
