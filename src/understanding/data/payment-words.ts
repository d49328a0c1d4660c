/** Words of due days and ways to pay, as phrases between commas (lower case, no accents; may be patterns). */

/** A number before one of these counts or names something else than a day. */
export const UNITS = `
  reais, real, contos?, pila, megas?, gigas?, horas?, h, hs, anos?, meses, vezes, x, dias?, porcento, por cento,
  da manha, da tarde, da noite, minutos?, pessoas, filhos, parcelas?, faturas?, vencimentos, datas, boletos, contas, planos`
export const OF_MONTH =
  'de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
/** What comes, is paid or stands elsewhere, before a number that is then no due day. */
export const DAY_OF_OTHER = `
  receb[a-z]*, salario, me pagam, meu pagamento, pagamento (?:cai|sai), aposentadoria, beneficio, vale, bolsa, inss,
  adiantamento, aluguel, luz, agua, gas, iptu, cartao, escola, faculdade, financiamento, parcela, condominio,
  hoje e, hoje eh, hoje ja e, aniversario, nasci, viajo, caiu, cai, as, das, outra operadora, repass[a-z]+, libera,
  cobrav[a-z]+, paga, vivo, claro, oi, tim, contabilidade fecha, casa, apto, apartamento, ap, bloco, numero,
  cobertura, lote, quadra`
export const DUE_LABEL = 'venc[a-z]*, fatura, (?:data|dia) d[aeo] (?:pagamento|fatura|boleto|conta)'
export const PAYS_ON = 'pag(?:ar|o|amento|amos), boleto, debito, fatura, conta vence'
export const AFTER = 'depois, apos, a partir, ate, antes'
/** Parts of the month, with the due days nearest to them. */
export const MONTH_PARTS: readonly (readonly [string, readonly number[]])[] = [
  [
    `(?:primeiro|1o?) dia d[eo] (?:cada )?mes, dia primeiro, primeiro de cada mes,
    primeiro(?! (?:mes|horario|da|que|depois|eu))`,
    [1],
  ],
  ['(?:comeco|inicio|comecinho) d[eo] (?:cada )?mes, mais (?:pro|no) (?:comeco|inicio), mais cedo', [1, 5]],
  ['(?:meio|metade|meados) d[eo] mes', [15]],
  [
    '(?:fim|final|finzinho|finalzinho) d[eo] (?:cada )?mes, ultimo dia d[eo] mes, mais (?:pro|no) (?:fim|final)',
    [25],
  ],
  ['(?:o|quanto) mais (?:tarde|longe|distante|pra frente), (?:o )?ultimo(?: dia)?(?: que tiver)?', [25]],
]

export const DEBIT = `
  debito automatico, debito em conta, debito direto, debito, automatico, direct debit, (?<!mais )em conta,
  desconta[a-z]* (?:d[ae]|na|direto da) conta`
export const BILL = 'bolet[a-z]*(?: bancario)?, carne(?:zinho)?(?! e osso), codigo de barras, loterica'
/** Words of a bill that mean it only beside a word of paying. */
export const LOOSE_BILL = `
  fatura, pix, pago eu mesm[oa], pagar eu mesm[oa], eu mesm[oa] pag(?:o|ar), eu que pago`
/** What means the debit only where it is asked: the verb, and what it brings. */
export const LOOSE_DEBIT = 'debitar?, (?:quero|com|pelo|queria)(?: [oa]| um| esse)? desconto'
export const PAYS = `
  pag[a-z]+, prefiro, quero, pode ser, melhor, vou de, manda, no, por, pelo, com, em, bota, poe, deixa, mesmo`
/** What is paid otherwise, or speaks of another thing. */
export const NOT_PAID_SO = `
  cartao de credito, cartao de debito, no cartao, chave(?: pix)?, pix automatico, dinheiro, cheque, luz, agua,
  aluguel, ja (?:tenho|tive|tem), segunda via, rever, revisar, pergunta d[oae], conferir, (?:ta|esta|vem|veio|olh[a-z]+|ver|vi) no`
/** Beside these a way to pay is spoken of, and not chosen, where another question is open. */
export const SPOKEN_OF = 'quanto, papel, impress[oa], da pra, da para, aqui, volt[a-z]+, pergunta'
/** What somebody else does, or was done before. */
export const PAID_BY_OTHER = `
  (?:meu|minha) (?:irmao|irma|mae|pai|vizinh[oa]|prim[oa]|amig[oa]|filh[oa]) (?:usa|tem|paga), cobraram, debitaram,
  nunca usei, inferno, nem pensei, problema, explic[a-z]+, como funciona`
export const NO_ACCOUNT = '(?:nao|n|nem) (?:tenho|possuo|uso)(?: mais)? (?:conta|banco)(?: (?:em|no) banco)?'
/** Takes what is disliked, for what it brings: 'detesto débito, mas se sai dez a menos, vai'. */
export const GIVES_IN = `
  vai(?: la)?(?: entao)?, fazer o que, fazer oq, paciencia, ne o jeito, e o jeito, o jeito e, nao tem jeito, pode por,
  pode botar, pode ser, bora, aceito, topo, eu quero, coloca(?: ai)?, bota(?: ai)?, ativa(?: ai)?, fechado, sim,
  entao ta(?: bom)?, ta bom, ta valendo, entao beleza, tudo bem`
export const CHEAPER =
  'desconto, mais barato, a menos, menos, mais em conta, economi[a-z]+, dez reais, 10 reais'
export const IF_CHEAPER = `
  (?:so )?se (?:tiver|tem|der|for|ganhar|vier com|sair com) (?:o |algum )?desconto, se (?:for|e) pra pagar menos`
export const DISLIKES = 'detesto, odeio, nao (?:gosto|queria|curto|sou fa|me agrada), tenho medo, tenho pavor'

/** A yes as the first word, and what behind it leaves it open. */
export const YES_FIRST = 'sim s ss sss simm claro aceito bora aham positivo'
export const LEAVES_OPEN = 'nao, n, sim, se, mas, ou, so, depois, porem, quando, talvez, nem, sei, antes'
/** What behind it, without a mark between, asks or fears: 'claro tem taxa'. */
export const ASKS_BEHIND = 'tem, tenho, medo, qual, quanto, como, cobra'

/** Labels of the parts of an account. */
export const LABELS = {
  agency: 'agencia, agenc, ag, age, agencias, branch, coop, cooperativa',
  operation: 'operacao, oper, op, variacao, tipo',
  post: 'posto, pa, ua',
  other: 'desde, ano, cpf, telefone, cel, celular, pix, cartao, dia, cep',
  account: 'conta, contas, corrente, poupanca, cc, c/c, c, cta, cp, account',
}
export const BETWEEN = 'e eh o a da do na no numero num n corrente poupanca sem digito conta'
/** An account of somebody else. */
export const ACCOUNT_OF_OTHER = `
  (?:do|da|de|meu|minha|no nome d[oa]) (?:meu |minha )?(?:marido|esposa|esposo|mulher|mae|pai|filh[oa]|irmao|irma|
  sogr[oa]|namorad[oa]|amig[oa]|vizinh[oa]|tio|tia|avo|primo|prima), conjunta`.replace(/\|\s+/g, '|')
