/** Words of days and parts of the day, as phrases between commas (lower case, no accents; may be patterns). */

/** From Sunday. */
export const WEEKDAYS = [
  'domingo|dom|sunday',
  'segunda|seg|2a|monday|lunes',
  'terca|3a|tuesday|martes',
  'quarta|qua|4a|wednesday|miercoles',
  'quinta|qui|5a|thursday|jueves',
  'sexta|sex|6a|friday|viernes',
  'sabado|sab|saturday',
]
export const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
/** What comes behind an ordinal that is no weekday: 'a segunda opção'. */
export const ORDERED = 'opcao, vez, via, alternativa, parcela, andar, fase'
/** Days from today. */
export const RELATIVE: readonly (readonly [string, number])[] = [
  ['depois de amanha', 2],
  ['de hoje a 8', 7],
  ['de hoje a 15', 14],
  ['amanha, tomorrow', 1],
  ['hoje(?! (?:eu|nao|tenho|trabalho))(?: mesmo)?, agora mesmo, today', 0],
]
export const AHEAD = '(?:daqui|dentro de)(?: a)?(?: uns| umas)? (\\d\\d?|uma|duas) (dia|semana)s?'
export const NEXT = '(?:que|q) vem, proxim[oa], da outra semana'
export const NEXT_WEEK = '(?:da |na )?semana (?:que|q) vem, (?:da |na )?proxima semana, next week'
export const OTHER_WEEK = `
  (?:n?[ao] )?outr[ao], da outra semana, (?:sem ser|menos|exceto|tirando) n?ess[ea], nao ess[ea]`
const DAYS = '(?:segunda|seg|terca|ter|quarta|qua|quinta|qui|sexta|sex|sabado|sab|domingo|dom)(?:[ -]feira)?'
/** Days that are no choice: 'de seg a sexta', 'primeira segunda de dezembro'. */
export const SPANS = `
  ${DAYS} (?:a|ate) ${DAYS}, ${DAYS} d[eo] (?:mes|${MONTHS.join('[a-z]*|')}[a-z]*)`
export const SOONEST = `
  (?:o )?mais cedo (?:possivel|que (?:der|tiver|puder[a-z]*|houver)), (?:o )?(?:quanto )?antes possivel,
  (?:o )?quanto antes, primeir[oa] (?:dia|data|vaga|horario)(?: (?:livre|disponivel|possivel|que tiver))?,
  primeir[oa] que (?:tiver|der), mais (?:proxim[oa]|breve), (?:o )?mais rapido(?: possivel)?,
  assim que (?:possivel|der|puder[a-z]*), qualquer dia, o dia tanto faz, tanto faz o dia, as soon as possible`
export const MORNING = `
  manha, manhazinha, manhanzinha, matutino, morning, manana, cedo(?! (?:possivel|que))(?:inho)?, cedinho,
  antes d?o almoco, (?:antes|ate) (?:d?o )?meio[ -]dia, primeiro horario, primeira hora`
export const AFTERNOON = `
  (?<!mais |muito |que e |ja e )tarde, tardinha, tardezinha, tardezita, vespertino, afternoon,
  (?:depois|apos) d?o (?:almoco|meio[ -]dia)`
export const NIGHT = 'noite, noturno, madrugada, night, noche'
export const GREETING = 'bom dia, boa tarde, boa noite'

export const EITHER = 'ou, or, senao, reserva, se nao (?:der|tiver|puder[a-z]*|for possivel), caso nao'
export const OF_VISIT =
  'instal[a-z]*, tecnico, visita, agend[a-z]*, marc[ao][a-z]*, receb[a-z]+ (?:vcs|voces|o tecnico), v[ei]m, venham?, vir'
/** What else has a day. */
export const OF_OTHER = `
  venc[a-z]*, fatura, boleto, pagar, pago, pagamento, receb[a-z]*, salario, nasc[a-z]*, aniversario, viaj[a-z]*,
  prova, trabalh[a-z]*, aluguel, ferias, chega, volto, plantao, casa(?:r|mento), ontem, mudei, mudo, reuniao, missa,
  medico, dentista, compromisso, era, venceu, consulta, hidro[a-z]*`
