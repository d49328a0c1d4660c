/**
 * Words and patterns that recognise when a visitor corrects an answer from after the coverage check, such as a name or
 * a phone number. They load later than the code that reads the first messages.
 */
import type { ValueKind } from '../value-kinds.ts'

/** More names for the steps, in addition to the names in the steps' own texts. */
export const ANSWER_NAMES_AFTER_COVERAGE: Readonly<Partial<Record<ValueKind, readonly string[]>>> = {
  house: ['a casa', 'casa dos fundos', 'fundos', 'numero certo'],
  phone: ['tel', 'cel', 'zap', 'whats', 'fone', 'phone', 'phone number', 'meu numero', 'contato', 'ddd'],
  email: ['e-mail', 'imeio', 'correio'],
  birth: [
    'nasci',
    'dia que nasci',
    'data de nascimento',
    'birthday',
    'ano de nascimento',
    'minha data',
    'o ano',
  ],
  mother: [
    'nome da mae',
    'sobrenome da mae',
    'sobrenome da minha mae',
    'sobrenome dela',
    'nome da minha mae',
    'minha mae',
    'nome da mamae',
    'mamae',
    'nome dela',
    'mainha',
  ],
  document: ['rg', 'documento'],
  due: [
    'venc',
    'data',
    'dia da fatura',
    'data da fatura',
    'dia do pagamento',
    'dia de pagamento',
    'data do pagamento',
    'data de pagamento',
    'dia de pagar',
    'dia de vencer',
    'vence',
  ],
  debit: ['forma de pagamento', 'boleto', 'pix', 'debito automatico', 'modo de pagamento', 'jeito de pagar'],
  account: ['agencia', 'a conta', 'conta do banco', 'conta bancaria', 'dados do banco', 'dados bancarios'],
  visit: [
    'visita',
    'tecnico',
    'dia do tecnico',
    'data da visita',
    'agenda',
    'dia da instalacao',
    'turno',
    'manha',
    'tarde',
  ],
}

/** What at the review says that a line of it is wrong, although nothing is called so. */
export const REVIEW_LINE_IS_WRONG =
  /\b(?:meu nome (?:e|eh) |(?<!\b(?:com|pra|para) )minha mae (?:e|eh|se chama) |(?:ta|esta|saiu|veio|ficou) (?:com|sem|faltando) (?!debito|tudo|nada)|eu (?:pedi|escolhi|falei|disse|marquei|botei|coloquei|(?:tinha|havia) (?:pedido|escolhido|falado|dito|marcado|botado|posto|colocado))|era pra|devia|deveria|(?:e|eh) (?:com|sem) [a-z0-9]|(?:e|eh) (?:[oa] )?(?:antig|outr|nov)[oa]|(?:ta|esta|botou|botaram|colocou|colocaram) (?:d[aeo]|manha|tarde|[oa])|nao,? (?:e|eh) )|\b(?:nao|e|eh|ta|esta)$|\b(?!valor|preco|plano|mensalidade)[a-z]{2,} (?:e|eh) (?=\d)|\b(?:falt(?:a|ou|ava)|esqueci)\b(?! (?:muito|muita|nada|mais|algo|alguma|quanto|so)\b)|\b(?:bot[ae]r?|poe|ponha|coloc\w+|acrescent\w+|inclu\w+) (?=[^?]*\b(?:ape?|apto|apartamento|complemento|bloco|torre|fundos|sala)\b)|\b(?:complemento|bloco|torre|sobrenome) (?:e|eh) (?=[a-z])|^\W*(?:e|eh) (?:o |a )?(?=(?:ap|apto|apartamento|bloco) )|\b(?:e|eh) [oa] \d|^(?:(?:mas|so que|ah|olha)[ ,]+)*(?:[oa] |meu |minha )*(?:numero d[ao] (?:casa|predio)|vencimento|dia d[eo] vencimento|apartamento|cpf|telefone|celular|e-?mail|cep)(?: cert[oa]| corret[oa]| d[ae] (?:casa|minha casa))* (?:e|eh|quero|seria) (?:(?:numero|dia|o|no) )*(?=[\d\u00a4])|^(?:eu )?nao (?:posso|consigo|da|vou poder|vou estar)\b(?=.*\b(?:visita|instalacao|tecnico)\b)/

/** The bill, chosen where the account is asked: 'eu disse boleto. por que pede a conta?' */
export const CHOOSES_BILL =
  /\b(?:eu )?(?:(?:ja )?(?:disse|falei|pedi|escolhi|marquei|quero|queria)|prefiro)(?: (?:que|o|a|no|na|pagar|era|e|com|por|pelo))* (?:boleto|fatura|carne|sem debito)\b|^[^?]*\b(?:deix[ae]r?|faz|faca|fazer|bot[ae]r?|coloc\w+|poe|mand[ae]r?|ger[ae]r?|fica|ficar|vai|vou|entao|melhor|pode ser|mesmo|nao)[, ]+(?:(?:no|o|em|de|por|pelo|so|so no|com) )*boleto\b(?![^?]*\?)|^\W*(?:(?:ah|entao|ok|ta|so|quero|prefiro|melhor|e|ai) ?,? ?)*(?:no )?boleto(?: (?:mesmo|entao|por favor|pfv|msm))*\W*$|\b(?:deixa pra la|esquece)[, ]+(?:entao )?(?:no )?boleto\b|^\W*(?:entao |melhor |prefiro |quero |fica |deixa |vai )*sem (?:o )?debito(?: (?:automatico|entao|mesmo|por favor))*\W*$/

/** Says at the review that something is wrong, but not what. */
export const SOMETHING_WRONG =
  /\b(?:nao (?:ta|esta)(?: (?:tudo|muito|bem))? (?:cert|corret)[oa]|nao confirmo|(?:tem|ha|achei|com) (?:um |uns |algum |alguns )?erros?|(?:isso|aqui|ai|algo|alguma coisa|pedido) (?:ta|esta) errad[oa]|quase (?:tudo )?cert[oa])\b/
