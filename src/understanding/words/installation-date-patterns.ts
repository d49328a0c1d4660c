/** Patterns for the day and period of the installation. All are for lower-case text without accents. */

export const MORNING =
  /\b(?:manha|manhazinha|manhanzinha|manhazita|matutino|morning|manana|cedo|cedinho|(?:antes|ate) d?o (?:almoco|meio[- ]dia)|primeiro horario)\b/
// 'só que é tarde' says that it is late
export const AFTERNOON =
  /\b(?:(?<!\b(?:que e|ja e|ja|ta|esta|ficou|ficando|muito|bem|mais) )tarde|tardinha|tardezinha|tardezita|tardona|vespertino|afternoon|(?:depois|apos) d?o (?:almoco|meio[- ]dia))\b/
export const NIGHT = /\b(?:noite|noturno|night|madrugada|noche)\b/
export const SAID_HOUR =
  /\b(?:as |a |la pelas |pelas |umas )?(\d{1,2})(?:h\d{0,2}|:\d\d| ?horas?)(?![a-z0-9])|\b(?:antes|depois|apos)(?: ?d?as) (\d{1,2})(?![\d/:]| de [a-z])|\bdas (\d{1,2}) (?:as|ate as) (?:\d{1,2})(?![\d/])|\bas (8|9|1[0-7])(?= (?:d[aeo]|n[oa]|se|que|moc[oa]|ta|pode)\b| *(?:$|[,.;!]))/
/** An hour with what bounds it, and the part of the day: 'depois das 6 da tarde', 'às 20h'. */
const BOUNDED_HOUR =
  /\b(?:(depois|apos|a partir|antes|ate)(?: ?d?[ao]s?| d[ae])?|as|(?:la )?pelas|umas|das) (\d{1,2})(?:h\d{0,2}|:\d\d| ?horas?)?(?:,? (?:d[ae]|pela) (manha|tarde|noite))?(?![\d/:]| de [a-z])|(?<![\d/])(\d{1,2})h(?:\d\d)?(?![a-z0-9])/g

/**
 * Whether a text names an hour at which nobody comes, or one that may be such: the periods are from 8 to 12 and from 12
 * to 18. 'Depois das 2' is in the afternoon, but 'depois das 7' may be morning or evening.
 */
export const isOutsidePeriods = (said: string): boolean =>
  [...said.matchAll(BOUNDED_HOUR)].some(([, bound = '', number, part = '', alone]) => {
    const told = Number(number ?? alone)
    const hour = told < 12 && /tarde|noite/.test(part) ? told + 12 : told
    if (hour > 24) return false
    if (/antes|ate/.test(bound)) return hour > 5 && hour <= 8
    // one hour of the afternoon is left
    if ((hour === 17 || (hour === 5 && part === '')) && /depois|apos|partir/.test(bound)) return true
    if (hour < 6 && part === '') return false
    return hour < 8 || hour >= 18
  })

/**
 * Whether a bound leaves at most half of a period, from 8 to 12 or from 12 to 18: 'terça, mas só depois das 10', 'de
 * tarde até as 3'. The technician may come in the other half.
 */
export const cutsPeriod = (said: string, period: 'manha' | 'tarde'): boolean =>
  [...said.matchAll(BOUNDED_HOUR)].some(([, bound = '', number, part = '']) => {
    const told = Number(number)
    const hour = told < 8 && part !== 'manha' ? told + 12 : told
    const [from, to] = period === 'manha' ? [8, 12] : [12, 18]
    if (bound === '' || hour <= from || hour >= to) return false
    return (/antes|ate/.test(bound) ? hour - from : to - hour) <= (to - from) / 2
  })

export const SAID_LATER =
  /\b(?:depois|apos|a partir|antes) d?[eo]s? (?:dia )?\d|\ba partir das? \d|\bdepois disso\b/
export const WEEKDAYS: readonly RegExp[] = [
  /\b(?:domingo|dom|sunday)\b/,
  /\b(?:segunda|seg|2a|monday|lunes)(?:[ -]?feira)?\b/,
  /\b(?:terca|(?<!\b(?:vou|vai|vamos|vao|ia|posso|pode|quero|queria) )ter|3a|tuesday|martes)(?:[ -]?feira)?\b/,
  /\b(?:quarta|qua|4a|wednesday|miercoles)(?:[ -]?feira)?\b/,
  /\b(?:quinta|qui|5a|thursday|jueves)(?:[ -]?feira)?\b/,
  /\b(?:sexta|sex|6a|friday|viernes)(?:[ -]?feira)?\b/,
  /\b(?:sabado|sab|saturday)\b/,
]
export const SOONEST =
  /\b(?:mais cedo (?:possivel|disponivel|(?:que|q)(?= (?:der|tiver\w*|puder\w*|houver|conseguir\w*|voces?|vcs?)\b))|(?:que|q) (?:tiver|der) mais cedo|mais (?:proxim[oa]|perto|breve)(?: possivel| disponivel)?|primeira vaga|(?:o )?mais rapido|quanto antes|primeir[oa] (?:dia|data)(?: (?:livre|possivel))?|primeir[oa] (?:que|q) (?:tiver|der|puder|houver)|primeiro horario (?:livre|possivel|disponivel|que)|assim que (?:possivel|der|puder)|logo|as soon as)\b/
// 'na outra terça' does not say which week
export const OTHER_WEEK =
  /\boutra\b|\bseguinte\b|\bretrasad\w+|\b(?:fim|final|comeco|inicio|meio|meados) d[eo] (?:mes|ano|dezembro|semana)\b|\bqualquer (?:dia|hora|horario|um)\b|\bquando (?:der|puder)\b/
export const NEXT_WEEK = /\bsemana que vem\b|\bproxima semana\b|\bnext week\b/
/** A time that names no day. */
export const SOMETIME =
  /\b(?:essa semana|semana que vem|proxima semana|next week|mes que vem|proximo mes|em (?:dezembro|janeiro))\b/
export const SAID_DAY =
  /\b(?:dia|(?:segunda|terca|quarta|quinta|sexta|sabado|quanta(?= feira))(?:[ -]feira)?,?(?! \d{1,2} da (?:manha|tarde))) (\d{1,2}|primeiro)(?![\d/:]| ?h)|^\W*(?:(?:n?o|pr[ao]|para|quero|prefiro|melhor|pode|ser|fica|seria|bota|poe|marca|sobra|resta|sobrou|so|entao|tem|ai|e|eh) )*(\d{1,2})(?=,? (?:(?:pode(?: ser)?|da|serve|consigo|posso|rola|fica bom|eu posso) )?(?:cedo|cedinho|(?:(?:de|pela|a|as|na|no periodo da) )?(?:manha|tarde)(?!\w)))/
/** A condition under which somebody may come: 'se for de graça pode vir 16/12', 'se sim, tarde'. */
export const IF_SO =
  /^\W*se (?:sim|der|puder\w*|for de graca|for gratis|nao (?:for|tiver|cobrar\w*|pagar)|trabalh\w+|vier\w*|tiver\w*|atend\w+)\b/
export const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/\bde hoje a (?:8|15)\b/, 7],
  [/\bde amanha a 8\b/, 8],
  [/\bdepois de amanha\b/, 2],
  [/\bamanha\b|\btomorrow\b/, 1],
  // 'agora está ok' and 'agora quero terça' name no day
  [
    /\bhoje\b|(?<!(?:segunda|terca|quarta|quinta|sexta|sabado|feira) )\bagora (?:mesmo|de manha|cedo|[aà] tarde)\b|^\W*(?:(?:pode(?: ser)?|quero|vem|venha|ja|e) )*agora\W*$|\b(?:v(?:ir|em|enham?)|instal\w+|ser|marc\w+|agend\w+|mand\w+) (?:ja |aqui )?agora\b|\btoday\b/,
    0,
  ],
]
export const IN_DAYS = /\b(?:daqui|dentro de)(?: a)?(?: uns| umas)? (\d{1,2}|uma|duas) (dia|semana)s?\b/
const DAY_OR_PERIOD = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|feriado)s?(?:-feira)?'
/** Days and periods that are excluded: 'qualquer dia exceto sábado', 'de manhã não'. */
export const EXCLUDED = new RegExp(
  `\\b(?:exceto|menos|tirando|fora|sem ser|(?:nao|n) sejam?|(?:nao|n)(?= n[oa]s? )|nao (?:pode|posso|da|consigo|quero)(?: ser)?)(?: (?:n?[oa]s?|n?es[st][ea]|de|pela|em|dia))* ${DAY_OR_PERIOD}(?: (?:e|nem) (?:(?:n?[oa]s?|de|pela) )*${DAY_OR_PERIOD})*|\\b(?:(?:de|pela|n[oa]s?|[oa]s?) )?${DAY_OR_PERIOD} (?:eu )?nao\\b(?! (?:e|era|ess[ea]|est[ea]|de|a|pela|n[ao]) )|\\b(?:de |da )?(?:seg|segunda|ter|terca|qua|quarta|qui|quinta)(?:-feira)? (?:a|ate) (?:qua|quarta|qui|quinta|sex|sexta|sab|sabado|dom|domingo)(?:-feira)?\\b|\\b(?:depois|antes|apos) d[oe] dia \\d{1,2}(?: de [a-z]+)?(?![\\d/])`,
  'g',
)
/** A weekday that is not the next one: 'sábado, não esse, o outro', or perhaps not: 'na outra terça'. */
export const NOT_THIS =
  /\b(?:(?:sem ser|que nao (?:e|seja)|nao(?: e)?) ess[ea]|(?:(?<!ou )menos|exceto|tirando|fora) n?es[st][ea](?! (?:semana|horario|hora|periodo|turno|mes|ano|fim|feriado)))\b/
/** A weekday of no certain week: 'qualquer sábado menos esse', 'quarta, tirando essa semana'. */
export const ANY_WEEKDAY =
  /\b(?:qualquer (?:segunda|terca|quarta|quinta|sexta|sabado)|(?:(?<!ou )menos|exceto|tirando|fora) n?es[st][ea](?! (?:horario|hora|periodo|turno|feriado)))\b/
export const OTHER_ONE = /\b(?:[oa]|n[oa]?) ?outr[oa]\b|\bd[ao] outra semana\b/
export const AFTER_IT =
  /\b(?:dia|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)? (?:seguinte|depois(?! d[aeo])|logo apos)\b|\bdepois disso\b/
export const INSTALLATION_CONTEXT = /\b(?:instal\w*|tecnico|visita|agend\w*|marca\w*|install\w*)\b/
/** Words about another day than that of the visit. */
export const BILL = /\b(?:nasc\w*|aniversario|venc\w*|fatura|boletos?|conta|pagamento)\b/
/** A period that is asked for: 'sábado 19, dá pra ser de tarde?' */
export const PERIOD_ASKED =
  /^\W*(?:(?:n?[oa]|de|pela|as|da pra|tem como|pode|ser|vir|periodo|da|e) )*(?:manha|manhazinha|tarde|tardinha|tardezinha|cedo|cedinho|primeiro horario)\W*$|^\W*das? \d{1,2}h? (?:as|ate as?) \d{1,2}h?\W*$|^\W*(?:(?:antes|depois|la pel|pel)?d?as) \d{1,2}(?: ?h(?:oras)?)?\W*$|^\W*(?:antes|depois|la) (?:d|pel)as \d{1,2}h?\W*$/
export const SPLIT = /\b(?:ou|se nao (?:der|tiver|puder)|senao|caso nao|or)\b/
