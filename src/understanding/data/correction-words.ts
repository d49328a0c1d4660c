/** Words of a correction, as phrases between commas (lower case, no accents; may be patterns). */
import type { ValueKind } from '../reading.ts'

/** More names of answers than the steps' own (`StepText.words`), by the kind of value. */
export const ANSWER_NAMES: Readonly<Partial<Record<ValueKind, string>>> = {
  cep: 'endereco, rua, lugar, zip',
  house: `numero da casa, numero do predio, numero da rua, apartamento, complemento, apto, ap, ape, bloco, torre,
  sala, fundos,
    numero certo, a casa`,
  plan: 'pacote, plano, velocidade, planos, mega, giga, globoplay, hbo, paramount, disney, netflix, streaming',
  name: 'meu sobrenome, sobrenome, meu nome, my name, primeiro nome',
  mother: `nome da mae, nome da minha mae, minha mae, sobrenome da mae, nome dela, sobrenome dela, mamae,
  nome da mamae,
    mainha, da minha mae`,
  phone: 'tel, cel, zap, whats, fone, phone, phone number, meu numero, contato, ddd',
  email: 'e-mail, email, imeio, correio eletronico',
  document: 'cpf, cnpj, documento',
  birth: 'nascimento, nasci, data de nascimento, birthday, ano de nascimento, minha data, aniversario',
  due: `venc, vencimento, vence, dia da fatura, data da fatura, dia do pagamento, dia de pagamento, data do pagamento,
    data de pagamento, dia de pagar, a data, data pro dia`,
  debit: 'forma de pagamento, modo de pagamento, jeito de pagar, debito automatico, debito, pagamento',
  account: 'agencia, conta do banco, conta bancaria, dados do banco, dados bancarios, banco, a conta',
  visit: `visita, tecnico, instalacao, dia do tecnico, data da visita, dia da instalacao, agendamento, horario,
  instalar, a data,
    manha, tarde`,
}

export const CHANGES = `
  corrig[a-z]*, corrij[a-z]*, mud(?:a|e|o|ar|em|ei), alter(?:a|e|ar|em|ei), troc(?:a|o|ar|ei), troque, edit(?:a|e|ar),
  arrum(?:a|e|ar), mex(?:e|er|o), mudou, era (?:pra|para) ser, consert(?:a|e|ar), ajust(?:a|e|ar), ajeit(?:a|e|ar), atualiz(?:a|e|ar|ou), refaz[a-z]*,
  substitu[a-z]*, remarc(?:a|ar),
  remarque, adi(?:a|ar), antecip(?:a|ar), volt(?:a|ar) (?:pr[oa]|para [oa]|n[oa]|d[oa]), tir(?:a|e|ar),
  passa(?:r)? (?:[oa]|pra|pro),
  desist[a-z]*, (?:meu|minha) [a-z-]+ (?:mudou|trocou), sub(?:ir|e) (?:pr[oa]|para), desc(?:er|e) (?:pr[oa]|para),
  (?:quero|prefiro|pode ser|usar|tentar) (?:o |a |um |uma )?(?:outr[oa]|nov[oa]), change, fix, correct, update,
  cambiar`
export const IS_WRONG = `
  errei, errad[oa]s?, incorret[oa]s?, trocad[oa]s?, erro, erros, saiu, faltou, falta,
  esqueci (?:de por|de colocar|do|da), wrong, enganei,
  nao (?:esta|ta) cert[oa], nao (?:e|eh|era) (?:ess[ea]|est[ea]|assim|isso|mais ess[ea]), confundi, digitei mal,
  nao bate`
export const IS_RIGHT = `
  [oa] cert[oa], [oa] corret[oa], cert[oa] e, corret[oa] e, na verdade, na real, alias, quer dizer, agora e,
  agora eh, actually,
  eu (?:disse|pedi|falei|tinha pedido|tinha dito)`
/** A change that is put off, or only asked about or thought of: no correction. */
export const NOT_NOW = `
  depois, futuramente, no futuro, mais pra frente, mais tarde, um dia, ano que vem, mes que vem, qualquer hora,
  quando eu,
  se eu, se um dia, caso eu, algum dia, logo mais, outra hora`
/** What is left out of a yes at the review: 'tudo certo, menos o e-mail'. */
export const EXCEPT = '(?:menos|exceto|tirando|fora|so|so que|mas|apenas|porem) (?:o|a|os|as|meu|minha|no|na)'
export const ASKS_TO =
  'da pra, posso, pode, podem, consigo, preciso, tem como, poderia, queria, quero, dava pra'
/** Something is wrong, without its name. */
export const SOMETHING = `
  (?:tem|tinha|achei|ha) (?:uma |alguma )?(?:coisa|algo) errad[oa][a-z]*, (?:ta|esta) errado,
  (?:ta|esta) tudo errado, errei, errado,
  tem (?:um )?erro, digitei errado, quero (?:mudar|corrigir|alterar) (?:uma coisa|algo), corrigir, mudar, alterar`
